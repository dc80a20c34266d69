import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Message } from '../wire/wire';
import { Numeral } from './numerals';

export type Arguments = Record<string, Argument>;

/** A piece of a sentence; strong pieces are what changed. */
export interface Piece {
  text: string;
  strong: boolean;
}

/** So many sentences are kept as they were said: a board says mostly the same again after a move. */
const MOST_SAID = 2000;

const BEGIN = '\uE000';
const END = '\uE001';

/** A number that still chooses plural forms but leaves a mark where it is printed. */
class MarkedNumber extends Numeral {
  override toString(scope?: Parameters<Numeral['toString']>[0]): string {
    return scope ? mark(super.toString(scope)) : super.toString();
  }
}

/** The messages of one source (the frame, or a game) in one language. */
export class Words {
  private bundle: FluentBundle;
  private names: Record<string, string> = {};
  private said = new Map<string, string>();

  constructor(
    readonly language: string,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The same messages, but these (`colour-red`) say the name given for them. */
  naming(names: Record<string, string>): Words {
    return Object.assign(Object.create(Words.prototype) as Words, this, { names, said: new Map() });
  }

  /** Whether there is such a message (or such an attribute of it). */
  has(id: string, attribute?: string): boolean {
    return this.pattern(id, attribute) !== undefined;
  }

  /** The sentence of a message; its id in brackets where the locale has none. */
  say(message: Message | string, attribute?: string, more: Arguments = {}): string {
    const { id, args } = typeof message === 'string' ? { id: message, args: {} } : message;
    const name = attribute ? undefined : this.names[id];
    return name ?? this.sayAgain(id, attribute, { ...args, ...more });
  }

  private sayAgain(id: string, attribute: string | undefined, args: Arguments): string {
    const key = JSON.stringify([id, attribute, args]);
    let sentence = this.said.get(key);
    if (sentence === undefined) {
      if (this.said.size >= MOST_SAID) this.said.clear();
      this.said.set(key, (sentence = this.format(id, attribute, this.resolved(args))));
    }
    return sentence;
  }

  /** The sentence in pieces: the values put into it are strong, except those named in `plain`. */
  pieces(message: Message, attribute?: string, plain: Arguments = {}): Piece[] {
    const selectors = new Set<string>();
    collectSelectors(this.pattern(message.id, attribute), selectors);
    const args = Object.entries(this.resolved(message.args ?? {})).map(([name, value]) => [
      name,
      typeof value === 'number' ? new MarkedNumber(value) : selectors.has(name) ? value : mark(value),
    ]);
    return split(this.format(message.id, attribute, { ...Object.fromEntries(args), ...this.resolved(plain) }));
  }

  private resolved(args: Arguments): Arguments {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('@') ? this.say(value.slice(1)) : value,
      ]),
    );
  }

  private pattern(id: string, attribute?: string) {
    const message = this.bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
  }

  private format(id: string, attribute: string | undefined, args: Record<string, FluentVariable>): string {
    const pattern = this.pattern(id, attribute);
    if (pattern === undefined) return `[${id}${attribute ? `.${attribute}` : ''}]`;
    const written = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Numeral(value) : value,
    ]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(written), []);
  }
}

/** "Lege eine Lok: noch 3" in two pieces: the demand, which ends with the first colon or question mark, is strong. */
export function demand(sentence: string): Piece[] {
  const end = sentence.search(/[:?]/);
  if (end < 0) return [{ text: sentence, strong: true }];
  return [
    { text: sentence.slice(0, end + 1), strong: true },
    { text: sentence.slice(end + 1), strong: false },
  ];
}

/** The title of a game where there is little room, as on the bar of a table. */
export function shortTitle(words: Words): string {
  return words.say('title', words.has('title', 'short') ? 'short' : undefined);
}

function mark(text: string): string {
  return BEGIN + text + END;
}

function split(marked: string): Piece[] {
  const pieces: Piece[] = [];
  let strong = false;
  for (const text of marked.split(/([\uE000\uE001])/)) {
    if (text === BEGIN || text === END) strong = text === BEGIN;
    else if (text) pieces.push({ text, strong });
  }
  return pieces;
}

/** The names of the variables that choose variants; their values must stay as they are. */
function collectSelectors(node: unknown, into: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((part) => collectSelectors(part, into));
  if (typeof node !== 'object' || node === null) return;
  const part = node as { type?: string; selector?: { type: string; name: string } };
  if (part.type === 'select' && part.selector?.type === 'var') into.add(part.selector.name);
  Object.values(node).forEach((inner) => collectSelectors(inner, into));
}
