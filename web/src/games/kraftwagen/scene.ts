import type { Gain, Scene, SceneStep, SceneTable } from '../../scenes/scene';
import { SHOWS } from '../../wire/shows';
import type { Fact, Message } from '../../wire/wire';

/** What is shown step by step; the table of the round has its time with `round_ends`. */
type Shown = Exclude<keyof typeof SHOWS.kraftwagen, 'round_ends'>;
/** The clauses that explain the steps. */
const CLAUSES: Record<Shown, string> = { race: 'KW-7.1', sold: 'KW-7.6', unsold: 'KW-7.12' };

/** The scoring of a round: the Grand Prix, the buyers one after another, the cars that nobody took (section 7). */
export function sceneOf(facts: Fact[], players: number): Scene | null {
  const ended = facts.find(({ kind }) => kind === 'round_ends');
  if (!ended) return null;
  const race = facts.filter(({ kind }) => kind === 'race' || kind === 'laps');
  const cars = facts.filter(({ kind }) => kind === 'sold' || kind === 'unsold');
  const steps = [...(race.length > 0 ? [stepOf(race[0]!, race)] : []), ...cars.map((car) => stepOf(car, [car]))];
  const title = { id: 'scene-round', args: { round: ended.data['round'] ?? 0 } };
  return { title, steps, table: tableOf(facts, players), facts };
}

function stepOf(fact: Fact, paid: Fact[]): SceneStep {
  const kind = fact.kind === 'laps' ? 'race' : (fact.kind as Shown);
  const [clause, seconds] = [CLAUSES[kind], SHOWS.kraftwagen[kind]];
  return { fact, seat: seatOf(fact), station: stationOf(fact), clause, gains: gainsOf(paid), seconds };
}

function stationOf({ kind, data }: Fact): Message {
  if (kind === 'sold') return { id: 'scene-buyer', args: { place: data['place'] ?? 0, what: data['what'] ?? '' } };
  return { id: kind === 'unsold' ? 'scene-unsold' : 'scene-race' };
}

/** What facts pay, a sum for each seat that gets something. */
function gainsOf(facts: Fact[]): Gain[] {
  const sums = new Map<number, number>();
  for (const fact of facts) sums.set(seatOf(fact), (sums.get(seatOf(fact)) ?? 0) + paidBy(fact));
  return [...sums].flatMap(([seat, amount]) => (amount > 0 ? [{ seat, amount }] : []));
}

/** Race, sales and what is left, for every seat; the best first. */
function tableOf(facts: Fact[], players: number): SceneTable {
  const rows = Array.from({ length: players }, (_, seat) => {
    const own = facts.filter((fact) => seatOf(fact) === seat);
    const of = (...kinds: string[]) => own.filter(({ kind }) => kinds.includes(kind));
    const sum = (some: Fact[]) => some.reduce((total, fact) => total + paidBy(fact), 0);
    const [race, sold, unsold] = [of('race', 'laps'), of('sold'), of('unsold')];
    const place = race.find(({ kind }) => kind === 'race')?.data['place'];
    return {
      seat,
      cells: [
        { value: sum(race), detail: place === undefined ? null : { id: 'scene-place', args: { place } } },
        { value: sum(sold), detail: counted('scene-sold', sold.length) },
        {
          value: unsold.length > 0 ? sum(unsold) : null,
          detail: sold.length + unsold.length > 0 ? counted('scene-left', unsold.length) : null,
        },
      ],
      sum: sum([...race, ...sold, ...unsold]),
    };
  }).sort((a, b) => b.sum - a.sum);
  return {
    columns: ['scene-race', 'scene-sales', 'scene-unsold'].map((id) => ({ id })),
    rows,
    seconds: SHOWS.kraftwagen.round_ends,
  };
}

function counted(id: string, count: number): Message {
  return { id, args: { count } };
}

function seatOf(fact: Fact): number {
  return Number(fact.data['seat'] ?? -1);
}

function paidBy({ data }: Fact): number {
  return Number(data['money'] ?? data['points'] ?? 0);
}

/** A car of the market as a fact tells of it. */
export interface SoldCar {
  slot: number;
  seat: number;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  /** The step in which it is bought or left over. */
  step: number;
  fact: Fact;
}

/** The cars of the market in the order of their places, with the step at which each leaves it. */
export function carsOf({ steps }: Scene): SoldCar[] {
  const cars = steps.flatMap(({ fact }, step) => {
    if (fact.kind === 'race' || fact.kind === 'laps') return [];
    const number = (name: string) => Number(fact.data[name] ?? 0);
    const marker = fact.data['marker'] === 'none' ? null : String(fact.data['marker']);
    const [body, engine, workers, price] = [number('body'), number('engine'), number('workers'), number('price')];
    return [{ slot: number('slot'), seat: number('seat'), body, engine, workers, price, marker, step, fact }];
  });
  return cars.sort((a, b) => a.slot - b.slot);
}
