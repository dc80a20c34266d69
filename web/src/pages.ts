import type { Component } from 'svelte';
import type { Route } from './router.svelte';

type Load = () => Promise<{ default: Component<{ route: never }> }>;

const found = import.meta.glob<{ default: Component<{ route: never }> }>([
  './home/Home.svelte',
  './lobby/Lobby.svelte',
  './rules/Rules.svelte',
  './rules/Learn.svelte',
  './replay/Replay.svelte',
  './table/TablePage.svelte',
  './tutorial/Tutorial.svelte',
  './table/SitDown.svelte',
  './table/Watch.svelte',
  './people/Settings.svelte',
  './people/SignIn.svelte',
  './people/SignUp.svelte',
  './people/Profile.svelte',
  './people/Forgotten.svelte',
  './people/Reset.svelte',
  './people/ComeBack.svelte',
  './notices/MailLink.svelte',
  './host/Host.svelte',
  './upload/Upload.svelte',
  './games/*/Training.svelte',
]);

const files: Partial<Record<Route['page'], string>> = {
  home: './home/Home.svelte',
  new: './lobby/Lobby.svelte',
  rules: './rules/Rules.svelte',
  learn: './rules/Learn.svelte',
  replay: './replay/Replay.svelte',
  table: './table/TablePage.svelte',
  tutorial: './tutorial/Tutorial.svelte',
  seat: './table/SitDown.svelte',
  watch: './table/Watch.svelte',
  me: './people/Settings.svelte',
  'sign-in': './people/SignIn.svelte',
  'sign-up': './people/SignUp.svelte',
  return: './people/ComeBack.svelte',
  person: './people/Profile.svelte',
  forgotten: './people/Forgotten.svelte',
  reset: './people/Reset.svelte',
  confirm: './notices/MailLink.svelte',
  unsubscribe: './notices/MailLink.svelte',
  host: './host/Host.svelte',
  upload: './upload/Upload.svelte',
};

/** The code of a page, loaded when it is opened. */
export function pageLoader(route: Route): Load | undefined {
  const file = route.page === 'train' ? `./games/${route.game}/Training.svelte` : files[route.page];
  return file ? found[file] : undefined;
}

/** Fetch the code of a page before it is opened; whoever opens it hears if that fails. */
export async function preloadPage(route: Route): Promise<void> {
  await pageLoader(route)?.().catch(() => null);
}
