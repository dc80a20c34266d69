import { recall, remember } from '../frame/memory';
import { rest, type Result } from '../server/rest';
import type { Person } from '../wire/wire';

const ACCOUNT = 'account'; // the name that this browser is signed in with

/** Who reads this page: asked for once, shared by all pages, so that a stranger becomes one guest and not two. */
class Myself {
  person = $state.raw<Person | null>(null);
  /** There was an account here, and its sign-in is void now. */
  signedOut = $state(false);
  private asked: Promise<Result<Person>> | null = null;

  /** The reader; asks the server the first time, and again after a failure. */
  load(): Promise<Result<Person>> {
    if (this.person) return Promise.resolve({ ok: true, value: this.person });
    this.asked ??= this.ask();
    return this.asked;
  }

  /** Signed in or out, or called differently: from now on the reader is this person. */
  become(person: Person | null): void {
    this.person = person;
    this.signedOut = false;
    remember(ACCOUNT, person?.account ?? null);
  }

  /** Ask again who reads this page: the sign-in may have been ended elsewhere. */
  async look(): Promise<void> {
    if (this.person?.account) await this.ask();
  }

  private async ask(): Promise<Result<Person>> {
    const answer = await rest.me();
    if (answer.ok) {
      this.person = answer.value;
      this.signedOut ||= recall(ACCOUNT) !== null && answer.value.account === null;
      remember(ACCOUNT, answer.value.account);
    }
    this.asked = null;
    return answer;
  }
}

export const myself = new Myself();
