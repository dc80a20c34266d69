/** Short sounds of wood, paper and brass, made on the spot: nothing is loaded. */
export const SOUNDS = ['turn', 'move', 'refusal', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone that fades: hertz, begin and length in seconds, loudness. */
type Tone = [hertz: number, at: number, length: number, loudness: number];

const TONES: Record<Exclude<Sound, 'move'>, Tone[]> = {
  turn: [
    [587, 0, 0.4, 0.22],
    [880, 0.03, 0.36, 0.12],
  ],
  refusal: [[98, 0, 0.16, 0.4]],
  end: [
    [523, 0, 0.2, 0.2],
    [659, 0.1, 0.2, 0.2],
    [784, 0.2, 0.2, 0.24],
  ],
};

let context: AudioContext | null = null;
let until = 0;

/** Play a sound, unless another one is still heard or the browser allows none before the first click. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended')
    await Promise.race([context.resume(), new Promise((next) => setTimeout(next, 50))]);
  if (context.state !== 'running' || context.currentTime < until) return;
  until = context.currentTime + (sound === 'move' ? knock(context) : ring(context, TONES[sound]));
}

function ring(audio: AudioContext, tones: Tone[]): number {
  for (const [hertz, at, length, loudness] of tones) {
    const begin = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: hertz < 200 ? 'triangle' : 'sine', frequency: hertz });
    tone.connect(fading(audio, begin, length, loudness));
    tone.start(begin);
    tone.stop(begin + length);
  }
  return Math.max(...tones.map(([, at, length]) => at + length));
}

/** Wood on card: a breath of noise through a narrow filter. */
function knock(audio: AudioContext): number {
  const length = 0.09;
  const noise = new AudioBuffer({ length: Math.ceil(audio.sampleRate * length), sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 900, Q: 2.5 });
  source.connect(filter).connect(fading(audio, audio.currentTime, length, 0.5));
  source.start();
  return length;
}

function fading(audio: AudioContext, begin: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  gain.connect(audio.destination);
  return gain;
}
