import './frame/fonts.css';
import './frame/tokens.css';
import './frame/frame.css';
import './games/accents';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './frame/house.svelte';
import { keepForOffline } from './frame/installing';
import { reloadWhenRenewed } from './frame/renewal';
import { preloadPage } from './pages';
import { myself } from './people/myself.svelte';
import { waiting } from './people/waiting.svelte';
import { router } from './router.svelte';
import { following } from './settings/following.svelte';
import { loadFrame, reader } from './words/words.svelte';

reloadWhenRenewed();
keepForOffline();
house.start();
waiting.start();
following.start();
void myself.load();
void open();

/**
 * Words and page are fetched at once, while the bar of the first HTML is shown. No await outside of a function: a page
 * may import from this file's chunk, and would wait for it as it waits for the page.
 */
async function open(): Promise<void> {
  await Promise.all([loadFrame(reader.language), preloadPage(router.route)]);
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
}
