import { render } from 'preact';
import { begin } from './state/begin.js';
import { complain, notify } from './state/notices.js';
import { App } from './views/App.js';

const root = document.getElementById('page');
if (root) render(<App />, root);
addEventListener('unhandledrejection', ({ reason }) => notify(String(reason)));
begin().catch(complain);
