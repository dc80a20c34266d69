import { rest, type Result } from '../server/rest';
import type { Person } from '../wire/wire';

/** Who reads this page: asked for once, shared by all pages, so that a stranger becomes one guest and not two. */
class Myself {
  person = $state.raw<Person | null>(null);
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
  }

  private async ask(): Promise<Result<Person>> {
    const answer = await rest.me();
    if (answer.ok) this.person = answer.value;
    this.asked = null;
    return answer;
  }
}

export const myself = new Myself();
