import { myself } from '../people/myself.svelte';
import { rest } from '../server/rest';

/** Names of the reader's bot accounts, for chairs that are to be theirs; asked for when a page needs them. */
class MyBots {
  names = $state.raw<string[]>([]);

  async load(): Promise<void> {
    const me = await myself.load();
    const answer = me.ok && me.value.account ? await rest.bots() : null;
    this.names = answer?.ok ? answer.value.map((bot) => bot.name) : [];
  }
}

export const myBots = new MyBots();
