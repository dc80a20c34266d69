import type { Plan } from './plan';

/** The plan is the same at every table: what the board loaded serves the tray too. */
let plan: Plan | null = null;

export function keep(loaded: Plan): Plan {
  plan = loaded;
  return loaded;
}

export function kept(): Plan | null {
  return plan;
}
