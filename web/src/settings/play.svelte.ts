import { recall, remember } from '../frame/memory';

/** How fast the moves of others are shown. */
export const PACES = ['calm', 'quick', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** How long something stays at each pace, compared with the calm one. */
export const STAYS: Record<Pace, number> = { calm: 1, quick: 0.5, 'at-once': 0 };

/** What asks for Confirm: the end of a turn always or never; by default where bots sit, since they answer at once. */
export const CONFIRMS = ['default', 'on', 'off'] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const LABELS = ['normal', 'large', 'none'] as const;
export type Labels = (typeof LABELS)[number];

export const CONTRASTS = ['normal', 'high'] as const;
export type Contrast = (typeof CONTRASTS)[number];

/** Where the finger is the pointer, nothing sounds by itself. */
const coarse = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches;

const CHOICES = {
  pace: PACES,
  confirm: CONFIRMS,
  sounds: ['on', 'off'] as const,
  forced: ['on', 'off'] as const,
  labels: LABELS,
  contrast: CONTRASTS,
};
type Choices = typeof CHOICES;
type Chosen = { [Name in keyof Choices]: Choices[Name][number] | null };
const NAMES = Object.keys(CHOICES) as (keyof Choices)[];

/** How this device plays: kept in the browser, each field under a name of its own. */
class PlaySettings {
  /** What was chosen here; null: as usual. */
  readonly chosen = $state(Object.fromEntries(NAMES.map((name) => [name, kept(name)])) as Chosen);

  get pace(): Pace {
    return this.chosen.pace ?? 'calm';
  }
  set pace(pace: Pace) {
    this.keep('pace', pace);
  }

  get confirm(): Confirm {
    return this.chosen.confirm ?? 'default';
  }
  set confirm(confirm: Confirm) {
    this.keep('confirm', confirm);
  }

  get sounds(): boolean {
    return this.chosen.sounds ? this.chosen.sounds === 'on' : !coarse;
  }
  set sounds(on: boolean) {
    this.keep('sounds', on ? 'on' : 'off');
  }

  /** A decision without a choice is taken by itself, where everybody can know that there is none. */
  get forced(): boolean {
    return this.chosen.forced !== 'off';
  }
  set forced(on: boolean) {
    this.keep('forced', on ? 'on' : 'off');
  }

  get labels(): Labels {
    return this.chosen.labels ?? 'normal';
  }
  set labels(labels: Labels) {
    this.keep('labels', labels);
  }

  get contrast(): Contrast {
    return this.chosen.contrast ?? 'normal';
  }
  set contrast(contrast: Contrast) {
    this.keep('contrast', contrast);
  }

  /** Take over what was chosen elsewhere; the rest stays as it is here. */
  take(elsewhere: Partial<Chosen>): void {
    for (const name of NAMES) if (elsewhere[name]) this.keep(name, elsewhere[name]);
  }

  private keep<Name extends keyof Chosen>(name: Name, value: NonNullable<Chosen[Name]>): void {
    this.chosen[name] = value;
    remember(name, value);
  }
}

function kept(name: keyof Choices): string | null {
  const found = recall(name);
  return CHOICES[name].find((value) => value === found) ?? null;
}

export const playSettings = new PlaySettings();
