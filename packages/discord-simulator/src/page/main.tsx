import { render } from 'preact';
import { complain, notify } from './state/notices.js';
import { startPage } from './state/startPage.js';
import { App } from './views/App.js';

const root = document.getElementById('page');
if (root) render(<App />, root);
addEventListener('unhandledrejection', ({ reason }) => notify(String(reason)));
startPage().catch(complain);
