import './frame/fonts.css';
import './frame/tokens.css';
import './frame/frame.css';
import './games/accents';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './frame/house.svelte';
import { keepForOffline } from './frame/installing';
import { reloadWhenRenewed } from './frame/renewal';
import { waiting } from './people/waiting.svelte';
import { loadFrame, reader } from './words/words.svelte';

reloadWhenRenewed();
keepForOffline();
house.start();
waiting.start();
await loadFrame(reader.language);
mount(App, { target: document.getElementById('app')! });
