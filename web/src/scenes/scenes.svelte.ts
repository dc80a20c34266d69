import type { Kind, Seen } from '../games/face';
import { playSettings, STAYS } from '../settings/play.svelte';
import type { Fact } from '../wire/wire';
import { BEAT_SECONDS, joined, type Scene, type SceneFace } from './scene';

/** What a decision brought about, and who took it. */
interface Told {
  facts: Fact[];
  seat: number | null;
}

/**
 * The scene that is shown, and how far it has come. It goes on by itself. Its closing table stays until it is put away;
 * where others play on (`timed`) as long as the server holds the clocks for it, unless the reader keeps it open.
 */
export class Scenes {
  /** What the game brings. */
  face: SceneFace | null = null;
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  /** How many times faster than usual it goes on. */
  haste = 1;
  /** The reader keeps the closing table open. */
  kept = $state(false);
  /** It ends with a list of its steps where it leaves no table behind. */
  private still = false;
  private waits = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called when a scene is over or was put away. */
  constructor(
    private readonly ended: () => void = () => undefined,
    readonly timed = false,
  ) {}

  get running(): boolean {
    return this.scene !== null;
  }

  /** Something to be watched before it goes on; a scene of a single step only passes by. */
  get blocks(): boolean {
    return this.scene !== null && (this.scene.table !== null || this.scene.steps.length > 1);
  }

  get step() {
    return this.scene?.steps[this.at] ?? null;
  }

  /** What the steps to come tell. */
  get later(): Fact[] {
    return this.scene?.steps.slice(this.at + 1).map(({ fact }) => fact) ?? [];
  }

  /** The closing table is shown. */
  get closing(): boolean {
    return this.scene !== null && this.step === null;
  }

  /** The scene in lines of the log, if there is one. */
  find(lines: Told[], perspective: Seen<Kind> | null): Scene | null {
    const { face } = this;
    if (!face || !perspective) return null;
    return joined(lines.flatMap(({ facts, seat }) => face.of(facts, seat, perspective) ?? []));
  }

  /** Show a scene step by step; `waits`: none goes on by itself. */
  play(scene: Scene, waits = false): void {
    this.scene = scene;
    this.still = this.kept = false;
    this.waits = waits;
    this.turnTo(0);
  }

  /**
   * Nothing may move: show what the scene leaves behind. `still`: also one that leaves nothing is shown, its steps as a
   * list, or the only one passing by.
   */
  close(scene: Scene, still = false): void {
    if (this.face?.stepwise) return this.play(scene, true);
    if (!scene.table && !still) return;
    if (!scene.table && scene.steps.length === 1) return this.play(scene);
    this.scene = scene;
    this.still = still;
    this.waits = this.kept = false;
    this.turnTo(scene.steps.length);
    this.putAwayAfter(scene.steps.reduce((sum, { seconds }) => sum + seconds, scene.table?.seconds ?? 0));
  }

  next(): void {
    if (this.closing) this.end();
    else this.turnTo(this.at + 1);
  }

  back(): void {
    this.turnTo(Math.max(0, this.at - 1));
  }

  again(): void {
    this.turnTo(0);
  }

  /** Go to the closing table, never past it. */
  skip(): void {
    if (this.scene && !this.closing) this.turnTo(this.scene.steps.length);
    else this.end();
  }

  /** Leave the closing table open until it is put away by hand. */
  keep(): void {
    this.kept = true;
    if (this.closing) clearTimeout(this.timer);
  }

  end(): void {
    clearTimeout(this.timer);
    if (this.scene === null) return;
    this.scene = null;
    this.ended();
  }

  private turnTo(at: number): void {
    clearTimeout(this.timer);
    const { scene } = this;
    if (!scene) return;
    if (at >= scene.steps.length && !scene.table && !this.still) return this.end();
    this.at = at;
    const step = scene.steps[at];
    if (this.waits) return;
    if (!step) return this.putAwayAfter(scene.table?.seconds ?? 0);
    const seconds = this.blocks ? step.seconds : Math.min(step.seconds, BEAT_SECONDS);
    this.timer = setTimeout(() => this.next(), this.time(seconds));
  }

  /** Put the closing table away when its time is over and somebody could have read it. */
  private putAwayAfter(seconds: number): void {
    clearTimeout(this.timer);
    if (!this.timed || this.kept || !this.scene?.table) return;
    this.timer = setTimeout(() => (document.hidden ? this.putAwayAfter(seconds) : this.end()), this.time(seconds));
  }

  /** Milliseconds at the pace that was chosen. */
  private time(seconds: number): number {
    return (seconds * 1000 * (STAYS[playSettings.pace] || 1)) / this.haste;
  }
}
