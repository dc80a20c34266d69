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

/** How this device plays: kept in the browser, each field under a name of its own. */
class PlaySettings {
  private chosen = $state({
    pace: kept('pace', PACES, 'calm'),
    confirm: kept('confirm', CONFIRMS, 'default'),
    sounds: kept('sounds', ['on', 'off'], coarse ? 'off' : 'on'),
    labels: kept('labels', LABELS, 'normal'),
    contrast: kept('contrast', CONTRASTS, 'normal'),
  });

  get pace(): Pace {
    return this.chosen.pace;
  }
  set pace(pace: Pace) {
    this.keep('pace', pace);
  }

  get confirm(): Confirm {
    return this.chosen.confirm;
  }
  set confirm(confirm: Confirm) {
    this.keep('confirm', confirm);
  }

  get sounds(): boolean {
    return this.chosen.sounds === 'on';
  }
  set sounds(on: boolean) {
    this.keep('sounds', on ? 'on' : 'off');
  }

  get labels(): Labels {
    return this.chosen.labels;
  }
  set labels(labels: Labels) {
    this.keep('labels', labels);
  }

  get contrast(): Contrast {
    return this.chosen.contrast;
  }
  set contrast(contrast: Contrast) {
    this.keep('contrast', contrast);
  }

  private keep<Name extends keyof typeof this.chosen>(name: Name, value: (typeof this.chosen)[Name]): void {
    this.chosen[name] = value;
    remember(name, value);
  }
}

function kept<Value extends string>(name: string, values: readonly Value[], usual: Value): Value {
  const found = recall(name);
  return values.find((value) => value === found) ?? usual;
}

export const playSettings = new PlaySettings();
