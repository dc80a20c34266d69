/** The companies in the order of the rules, each with its geometric figure in a box of 24 by 24. */
export const COMPANIES = ['blue', 'yellow', 'red', 'green', 'purple', 'black'] as const;

export type Company = (typeof COMPANIES)[number];

export const FIGURES: Record<Company, string> = {
  blue: 'M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z',
  yellow: 'M12 3.5 21 19H3z',
  red: 'M5 5h14v14H5z',
  green: 'M12 2.5 21 12l-9 9.5L3 12z',
  purple: 'm12 2 3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
  black: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
};

/** The name of a company's message. */
export function companyWord(company: string): string {
  return `company-${company}`;
}
