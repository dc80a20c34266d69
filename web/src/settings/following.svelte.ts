import { untrack } from 'svelte';
import { recall, remember } from '../frame/memory';
import { theme } from '../frame/theme.svelte';
import { myself } from '../people/myself.svelte';
import { rest } from '../server/rest';
import type { PlaySettings } from '../wire/wire';
import { reader } from '../words/words.svelte';
import { zone } from '../words/zone.svelte';
import { showLook } from './look';
import { playSettings } from './play.svelte';

const ALONE = 'settings-alone';

/** Lets a device play as its account does, unless it is to keep settings of its own. A guest's device keeps them anyway. */
class Following {
  /** This device has settings of its own, whatever the account says. */
  private alone = $state(recall(ALONE) === 'on');
  /** What the account is known to have. */
  private known = '';

  get follows(): boolean {
    return !this.alone;
  }
  set follows(follows: boolean) {
    this.alone = !follows;
    remember(ALONE, follows ? null : 'on');
    if (follows) void myself.look();
  }

  /** From now on: take what the account says, tell it what is chosen here. */
  start(): void {
    $effect.root(() => {
      $effect(() => {
        const account = myself.person?.settings;
        if (account && this.follows) untrack(() => this.take(account));
      });
      $effect(() => {
        const settings = chosenHere();
        if (myself.person?.settings && this.follows) this.tell(settings);
      });
    });
  }

  private take(account: PlaySettings): void {
    const said = Object.fromEntries(Object.entries(account).filter(([, value]) => value));
    this.known = JSON.stringify({ ...chosenHere(), ...said });
    playSettings.take(account);
    if (account.theme) theme.choose(account.theme);
    if (account.language) void reader.choose(account.language);
    if (account.zone) zone.choose(account.zone);
    showLook(playSettings.contrast, playSettings.labels);
  }

  private tell(settings: PlaySettings): void {
    const text = JSON.stringify(settings);
    if (text === this.known) return;
    this.known = text;
    void rest.changeSettings(settings);
  }
}

/** What was chosen on this device, by the names of the wire. */
function chosenHere(): PlaySettings {
  return {
    ...playSettings.chosen,
    theme: theme.chosen === 'device' ? null : theme.chosen,
    language: reader.chosen,
    zone: zone.chosen,
  };
}

export const following = new Following();
