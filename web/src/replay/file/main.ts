import '../../frame/fonts.css';
import '../../frame/tokens.css';
import '../../frame/frame.css';
import '../../games/accents';
import { mount } from 'svelte';
import { keepGameWords, LANGUAGES, loadFrame } from '../../words/words.svelte';
import { unpacked } from './content';
import FilePage from './FilePage.svelte';
import { fileSource } from './source';

/** The page that is a game: everything it shows stands in its own file. */
async function begin(): Promise<void> {
  const text = (id: string) => document.getElementById(id)!.textContent!;
  const record = text('stellwerk-record');
  const content = await unpacked(text('stellwerk-game'));
  for (const language of LANGUAGES) {
    keepGameWords(content.meta.id, language, content.words[language] ?? '');
    await loadFrame(language);
  }
  mount(FilePage, { target: document.getElementById('app')!, props: { source: fileSource(content, record), record } });
}

void begin();
