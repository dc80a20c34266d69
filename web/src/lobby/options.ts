import type { Option, OptionValue } from '../wire/wire';

/** An option's value as the text of a form field. */
export function textOf(value: OptionValue): string {
  return String(value);
}

/** The values that are offered in a list: the option's own, or no seat and every seat. */
export function choices(option: Option, seats: number): OptionValue[] {
  if (!option.seat) return option.values;
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** The value that a form field's text means. */
export function valueOf(option: Option, text: string, seats: number): OptionValue {
  if (isRange(option)) return Math.min(Math.max(Math.round(Number(text) || 0), option.least!), option.most!);
  return choices(option, seats).find((value) => textOf(value) === text) ?? option.default;
}

export function isRange(option: Option): boolean {
  return !option.seat && option.least !== null && option.most !== null;
}

/** The message for a value: `option-cut_off-strict`, `option-start_player-seat`. */
export function wordOf(option: Option, value: OptionValue): string {
  return `option-${option.name}-${option.seat && value !== null ? 'seat' : textOf(value)}`;
}

/** Only what differs from the defaults, and is still possible with this many seats. */
export function changed(
  options: Option[],
  values: Record<string, OptionValue>,
  seats: number,
): Record<string, OptionValue> {
  const kept = options.filter((option) => {
    const value = values[option.name];
    if (value === undefined || value === option.default) return false;
    return isRange(option) || choices(option, seats).includes(value);
  });
  return Object.fromEntries(kept.map((option) => [option.name, values[option.name]!]));
}
