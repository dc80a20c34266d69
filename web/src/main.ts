import { mount } from 'svelte';
import './frame/fonts.css';
import './frame/tokens.css';
import './frame/frame.css';
import App from './App.svelte';
import { house } from './frame/house.svelte';
import { reloadWhenRenewed } from './frame/renewal';

reloadWhenRenewed();
house.start();
mount(App, { target: document.getElementById('app')! });
