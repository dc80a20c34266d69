import { rest, type Result } from '../server/rest';
import { problemSentence } from '../table/sentences';
import type { HostPage, Problem } from '../wire/wire';
import { t } from '../words/words.svelte';

/** The page of the host: what it shows, and doing something about it. */
export class Acting {
  page = $state.raw<HostPage | null>(null);
  problem = $state.raw<Problem | null>(null);
  good = $state('');
  bad = $state('');

  async load(): Promise<void> {
    const answer = await rest.host();
    if (answer.ok) this.page = answer.value;
    this.problem = answer.ok ? null : answer.problem;
  }

  /** Do something, say what came of it, and show the page as it is then. */
  async act<T>(work: Promise<Result<T>>, said: string): Promise<T | null> {
    const answer = await work;
    this.good = answer.ok ? t(said) : '';
    this.bad = answer.ok ? '' : problemSentence(answer.problem);
    await this.load();
    return answer.ok ? answer.value : null;
  }
}
