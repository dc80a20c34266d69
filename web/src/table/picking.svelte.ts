import type { Filling } from '../board/filling.svelte';
import type { GameFace } from '../games/face';
import type { Offer } from '../wire/wire';
import { instead } from './composing';
import { type Pointing, pointingOf } from './places';
import type { TableSession } from './session.svelte';

/** What is pointed at and picked on the board, in the tray and in the list, until it is an offer of the table. */
export class Picking {
  pointed = $state<string | null>(null);
  /** Several meanings of one thing, to choose from beside it. */
  chooser = $state.raw<{ offers: Offer[]; beside: DOMRect | null } | null>(null);

  /** `table` answers with the table that is shown now: the page may go on to another one. */
  constructor(private readonly table: () => { session: TableSession; face: GameFace | null; data: unknown }) {}

  /** A form is sent as it stands and cannot be ordered in advance: nothing takes its room. */
  readonly fills: boolean = $derived.by(() => this.table().session.offers.some(({ form }) => form));

  /** What lights up: what is pointed at, what a lesson means, or what a hint advises; it may be gone without a word. */
  readonly hot: string | null = $derived.by(() => {
    const { acting, guide, hints } = this.table().session;
    return acting ? (this.pointed ?? guide?.hot ?? hints.offer?.targets[0] ?? null) : null;
  });

  /** The form that may be filled in now, by clicking the board too. */
  readonly filling: Filling | undefined = $derived.by(() => {
    const { session } = this.table();
    const asked = session.acting && !session.choices.drafted && this.fills;
    return asked ? session.choices.filling : undefined;
  });

  /** Where a small screen has what somebody who leads through the table points at. */
  readonly pointing: Pointing = $derived.by(() => {
    const { session, face, data } = this.table();
    const place = (target: string) => face?.place?.(data, target, session.perspective!) ?? null;
    return session.guide && pointingOf(session.guide, session.offers, place);
  });

  /** Something is pointed at, or `left`: then another thing that is pointed at meanwhile stays. */
  readonly hover = (target: string | null, left: string | null = this.pointed): void => {
    if (target !== null || left === this.pointed) this.pointed = target;
  };

  readonly choose = (offer: Offer, sure = false): void => {
    this.close();
    void this.table().session.choices.choose(offer, sure);
  };

  readonly close = (): void => {
    this.chooser = null;
    this.pointed = null;
  };

  /** Something was chosen in the tray or on the board. It means the offers that name it; it may also say a decision itself. */
  readonly pickAt = (wanted: string[], thing: Element | null, sure = false): void => {
    const { targets, offers } = this.table().session;
    const found = wanted.flatMap((target) => targets.get(target) ?? offers.filter((offer) => offer.do === target));
    this.pick([...new Set(found)], thing, sure);
  };

  readonly pickOnBoard = (target: string, sure?: boolean): void => this.pickAt([target], shown(target), sure);

  /** Several meanings open a list beside the thing. */
  private pick(found: Offer[], thing: Element | null, sure = false): void {
    if (found.length === 1) this.choose(found[0]!, sure);
    else if (found.length > 1) this.chooser = { offers: found, beside: thing?.getBoundingClientRect() ?? null };
  }

  /** Whether it was a choice before: then it is chosen instead. */
  private changeMind(target: string): boolean {
    const { session } = this.table();
    const { choices } = session;
    const other = session.acting && !choices.busy ? instead(target, session.perspective!.offers, choices.chain) : null;
    if (other === null) return false;
    choices.keep(other.kept);
    this.pick(other.offers, shown(target));
    return true;
  }

  /** Something without an offer was chosen: another choice for an earlier one, or ask which clause forbids what was meant; nothing stays without an answer. */
  readonly why = (target: string): void => {
    const { session, face, data } = this.table();
    const { choices } = session;
    if (session.scenes.blocks) return session.scenes.next();
    if (session.waiting) return session.skip();
    if (choices.chain.length > 0 && this.changeMind(target)) return;
    const notation =
      session.acting && !choices.drafted ? face?.meant?.(target, session.perspective!, choices.chain, data) : null;
    if (notation) void choices.why(target, notation);
    else if (session.seat !== null && session.head!.status !== 'over' && !session.past) choices.wonder(target);
  };
}

function shown(target: string): Element | null {
  const name = CSS.escape(target);
  return document.querySelector(`.stage [data-target="${name}"], .sheet [data-target="${name}"]`);
}
