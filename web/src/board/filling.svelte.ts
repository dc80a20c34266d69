import type { Choice, Form, Offer } from '../wire/wire';

/** What has been filled in of a form so far, on the board, in the tray or in the list, and the note that goes with it. */
export class Filling {
  values = $state.raw<Record<string, string>>({});
  note = $state<string | null>(null);

  /** Fill in a part; null leaves it open. */
  set(part: string, value: string | null): void {
    const { [part]: _, ...others } = this.values;
    this.values = value === null ? others : { ...others, [part]: value };
  }

  /** Replace all parts at once. */
  take(values: Record<string, string | null>): void {
    this.values = Object.fromEntries(
      Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null),
    );
  }

  /** Open the part that was filled in last. */
  pop(): void {
    const last = Object.keys(this.values).at(-1);
    if (last) this.set(last, null);
  }

  clear(): void {
    this.values = {};
    this.note = null;
  }

  get count(): number {
    return Object.keys(this.values).length;
  }
}

/** The notation of a form with these values by part; parts that are open stay as they are. */
export function filled(offer: Offer, values: Record<string, string>): string {
  const fields = offer.do.split(':');
  for (const part of offer.form?.parts ?? []) {
    const value = values[part.key];
    if (value !== undefined) fields[part.field] = value;
  }
  return fields.join(':');
}

/** The values that a notation fills in, by part. */
export function valuesIn(offer: Offer, notation: string): Record<string, string> {
  const [empty, fields] = [offer.do.split(':'), notation.split(':')];
  const parts = (offer.form?.parts ?? []).filter(
    ({ field, choices }) => fields[field] !== empty[field] && choices.some(({ value }) => value === fields[field]),
  );
  return Object.fromEntries(parts.map(({ key, field }) => [key, fields[field]!]));
}

/** Whether a value contradicts one that is filled in elsewhere. */
export function clashes(choice: Choice, values: Record<string, string>): boolean {
  return choice.clashes.some((clash) => {
    const [part, value] = clash.split(':');
    return part !== undefined && values[part] === value;
  });
}

/** Whether two of the values filled in contradict each other. */
export function contradicts(form: Form, values: Record<string, string>): boolean {
  return form.parts.some((part) =>
    part.choices.some((choice) => choice.value === values[part.key] && clashes(choice, values)),
  );
}
