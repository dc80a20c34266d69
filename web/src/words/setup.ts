/** Before the unit tests: the frame's words in both languages. */
import { LANGUAGES, loadFrame } from './words.svelte';

await Promise.all(LANGUAGES.map(loadFrame));
