import { myself } from '../people/myself.svelte';
import { rest } from '../server/rest';
import type { About } from '../wire/wire';
import { BUILD } from './build';
import { reload } from './renewal';

const PAUSE = 60_000;
const AGAIN = 10_000; // until a server that did not answer is asked again

/** The server that sent this page: what its host says about it, whether it can be reached, whether it has been renewed. */
class House {
  about = $state.raw<About | null>(null);
  online = $state(true);
  /** The server has another client than this page. */
  renewed = $state(false);
  private looked = -PAUSE;

  /** Ask for the first time, and listen to the network. */
  start(): void {
    this.online = navigator.onLine !== false;
    addEventListener('online', () => ((this.online = true), void this.look()));
    addEventListener('offline', () => (this.online = false));
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.looked > PAUSE) void this.look();
    });
    void this.look();
  }

  /** Ask the server about itself; a client that was built from something else means that this page is old. */
  async look(): Promise<void> {
    this.looked = Date.now();
    void myself.look();
    const answer = await rest.about();
    const isFirst = this.about === null;
    if (!answer.ok) {
      if (isFirst) setTimeout(() => void this.look(), AGAIN);
      return;
    }
    this.about = answer.value;
    this.renewed = BUILD !== '' && this.about.build !== null && this.about.build !== BUILD;
    if (isFirst && this.renewed) void reload(); // the browser kept this page for times without the server
  }
}

export const house = new House();
