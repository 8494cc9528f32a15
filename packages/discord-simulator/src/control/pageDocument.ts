import type { PageSettings } from './pageSettings.js';

/** The page's document. It loads script, styles and fonts only from its own server. `isStyled`: whether there is a custom.css. */
export const pageDocument = (settings: PageSettings, isStyled: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>The local guild</title>
<link rel="icon" href="icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="page/look.css">
${isStyled ? '<link rel="stylesheet" href="custom.css">\n' : ''}<link rel="preload" href="fonts/alegreya-sans-latin-400-normal.woff2" as="font" type="font/woff2" crossorigin>
<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
<script type="module" src="page/main.js"></script>
</head>
<body>
<div id="page"></div>
<noscript>The local guild is a page that needs JavaScript; all of it comes from this machine.</noscript>
</body>
</html>
`;

/** The page's content security policy: it may load only its own files and contact only its own server, and nothing may frame it. */
export const pagePolicy = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ws://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
