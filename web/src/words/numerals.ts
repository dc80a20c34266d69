import { FluentNumber } from '@fluent/bundle';

/** Numbers are written with a real minus sign (U+2212), in whatever language. */
export function withMinus(number: number | string): string {
  return String(number).replace('-', '−');
}

/** A gain or a loss: `+5`, `−5`. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : withMinus(number);
}

/** A number in a sentence: it chooses plural forms and is written with a real minus sign. */
export class Numeral extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}
