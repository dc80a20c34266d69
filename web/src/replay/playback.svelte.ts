import { calm } from '../board/travel';
import type { GameFace } from '../games/face';
import { loadedFace, MissingFile } from '../games/registry';
import { Scenes } from '../scenes/scenes.svelte';
import { share } from '../server/share';
import type { Fact, Meta, Perspective, Problem, TableView } from '../wire/wire';
import { Positions } from './positions';
import type { ReplaySource } from './source';
import { movesOf, stepAt, stepsOf } from './steps';

export const SPEEDS = [0.5, 1, 2, 4];
const STEP_TIME = 1000;
/** How long a closing table stays while the game plays by itself. */
const TABLE_TIME = 5000;
const AHEAD = 4;

/** A finished game and the place in it that is shown. */
export class Playback {
  table = $state.raw<TableView | null>(null);
  meta = $state.raw<Meta | null>(null);
  face = $state.raw<GameFace | null>(null);
  data = $state.raw<unknown>(null);
  problem = $state.raw<Problem | null>(null);
  shown = $state.raw<Perspective[]>([]);
  arrived = $state.raw<Fact[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  failed = $state(false);
  /** Somebody chooses who plays on from here. */
  forking = $state(false);

  readonly head = $derived(this.table?.head ?? null);
  readonly over = $derived(this.head?.status === 'over');
  readonly steps = $derived(this.table ? stepsOf(this.table.lines, this.table.head.number) : []);
  readonly moves = $derived(movesOf(this.steps));
  readonly turns = $derived(this.moves.at(-1)?.turn ?? 0);
  readonly step = $derived(this.steps[this.at]);
  /** Nothing can be decided here: the game is over. */
  readonly decided = $derived((this.shown[0]?.view.to_act.length ?? 0) === 0);

  readonly scenes = new Scenes();
  private readonly positions: Positions;

  constructor(readonly source: ReplaySource) {
    this.positions = new Positions((number) => source.at(number));
  }

  /** Fetch the game, and go to the position after so many entries. */
  async load(number: number | undefined): Promise<void> {
    const answer = await this.source.table();
    if (!answer.ok) return void (this.problem = answer.problem);
    this.table = answer.value;
    const { game, status, options } = answer.value.head;
    void this.source.card(game).then((card) => card.ok && (this.meta = card.value));
    if (status !== 'over') return;
    await this.loadFace(game, options);
    await this.go(number === undefined ? 0 : stepAt(this.steps, number));
  }

  private async loadFace(game: string, options: Record<string, unknown>): Promise<void> {
    try {
      const [face, data] = await loadedFace(game, options, (file) => this.source.data(game, file));
      this.data = data;
      this.face = face;
      this.scenes.face = face?.scene ?? null;
    } catch (error) {
      if (error instanceof MissingFile) this.problem = error.problem;
      throw error;
    }
  }

  /** Go to a step; pieces travel when it is the next one. */
  async go(to: number): Promise<void> {
    const wanted = Math.min(Math.max(to, 0), this.steps.length - 1);
    const forward = wanted === this.at + 1;
    this.at = wanted;
    this.scenes.end();
    const step = this.steps[wanted]!;
    const answer = await this.positions.get(step.number);
    if (this.at !== wanted) return;
    this.failed = !answer.ok;
    if (!answer.ok) return void (this.playing = false);
    this.arrived = forward ? step.facts : [];
    this.shown = share(this.shown, answer.value);
    if (forward) this.stage();
    this.positions.prefetch(this.steps.slice(wanted + 1, wanted + 1 + AHEAD).map((next) => next.number));
    if (wanted > 0) this.positions.prefetch([this.steps[wanted - 1]!.number]);
  }

  /** Show the scene of the step, if it has one; without motion what it leaves behind, or its steps as a list. */
  private stage(): void {
    const { step, scenes } = this;
    const scene = step ? scenes.find([step], this.shown[0] ?? null) : null;
    if (!scene) return;
    scenes.haste = this.speed;
    if (calm()) scenes.close(scene, true);
    else scenes.play(scene);
  }

  jump(to: number): void {
    this.playing = false;
    void this.go(to);
  }

  /** Begin or stop to play by itself; from the end it begins anew. */
  toggle(): void {
    if (!this.playing && this.at >= this.steps.length - 1) void this.go(0);
    this.playing = !this.playing;
  }

  /** While it plays: the next step after a while. Returns what stops the waiting. */
  tick(): (() => void) | undefined {
    if (!this.playing || (this.scenes.running && !this.scenes.closing)) return undefined;
    if (this.scenes.closing) {
      const later = setTimeout(() => this.scenes.end(), TABLE_TIME / this.speed);
      return () => clearTimeout(later);
    }
    const here = this.at;
    const timer = setTimeout(
      () => (here >= this.steps.length - 1 ? (this.playing = false) : void this.go(here + 1)),
      STEP_TIME / this.speed,
    );
    return () => clearTimeout(timer);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }
}
