import type { Words } from '../../words/bundle';
import { type Card, inWords, type Plan } from './plan';

/** The bonus of a special tile in as few signs as possible. */
export function bonusOf(type: string | null, n: number): string | null {
  const signs: Record<string, string> = {
    body_limit_plus: `▲${n}`,
    engine_limit_plus: `▲${n}`,
    hire: `+${n}`,
    race_plus: `+${n}`,
    points: `${n} P`,
    early_sale: '½',
  };
  return type ? (signs[type] ?? null) : null;
}

/** What a research card says: its heading, and in one sentence what it does and when. */
export function cardWords(
  plan: Plan,
  card: Card,
  words: Words,
): { kind: string; title: string; effect: string; when: string } {
  const kind = words.say(`board-card-${card.kind}`);
  const engineer = plan.engineers.get(card.engineer ?? '');
  if (engineer)
    return {
      kind,
      title: engineer.name,
      effect: inWords(engineer, words),
      when: words.say(`board-use-${engineer.use}`),
    };
  const instant = plan.instants.get(card.instant ?? '');
  if (instant)
    return { kind, title: inWords(instant, words), effect: inWords(instant, words), when: words.say('board-at-once') };
  const effect = words.say({
    id: 'board-development',
    args: { body: card.body_points ?? 0, engine: card.engine_points ?? 0, bonus: card.bonus ?? 'none' },
  });
  return { kind, title: effect, effect, when: words.say('board-needs-worker') };
}

/** A card of research in one sentence. */
export function cardSentence(plan: Plan, id: string, words: Words): string {
  const card = plan.cards.get(id);
  if (!card) return id;
  const { kind, title, effect, when } = cardWords(plan, card, words);
  return `${[`${kind}: ${title}`, title === effect ? '' : effect].filter(Boolean).join('. ')} (${when})`;
}

/** The last part of a name. */
export function surname(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
