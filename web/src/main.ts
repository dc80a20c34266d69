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
/** Words, page and reader are asked for at once; until they have come, the page shows the bar that it brought along. */
void myself.load();
await Promise.all([loadFrame(reader.language), preloadPage(router.route)]);
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
