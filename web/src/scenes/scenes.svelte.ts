import type { Kind, Seen } from '../games/face';
import { playSettings, STAYS } from '../settings/play.svelte';
import type { Fact } from '../wire/wire';
import { BEAT_TIME, joined, type Scene, type SceneFace, STEP_TIME } from './scene';

/** What a decision brought about, and who took it. */
interface Told {
  facts: Fact[];
  seat: number | null;
}

/** The scene that is shown, and how far it has come. It goes on by itself; its closing table stays until it is put away. */
export class Scenes {
  /** What the game brings. */
  face: SceneFace | null = null;
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  /** How many times faster than usual it goes on. */
  haste = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ended` is called when a scene is over or was put away. */
  constructor(private readonly ended: () => void = () => undefined) {}

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

  /** Show a scene step by step. */
  play(scene: Scene): void {
    this.scene = scene;
    this.turnTo(0);
  }

  /** Nothing may move: show what the scene leaves behind, if it leaves something. */
  close(scene: Scene): void {
    if (!scene.table) return;
    this.scene = scene;
    this.turnTo(scene.steps.length);
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
    if (at >= scene.steps.length && !scene.table) return this.end();
    this.at = at;
    if (at >= scene.steps.length) return;
    const time = (this.blocks ? STEP_TIME : BEAT_TIME) * (STAYS[playSettings.pace] || 1);
    this.timer = setTimeout(() => this.next(), time / this.haste);
  }
}
