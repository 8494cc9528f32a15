/** Seals on orders, one's own history, what is kept. */
export const trust = {
  seals: 'Sealed orders (SHA-256)',
  salts: 'The seals, opened',
  saltsHow: '`/verify` shows how to check them.',
  receiptSeal: (hash: string) => `-# Seal of these orders: \`${hash}\``,
  verifyTitle: (phase: string) => `Seals: ${phase}`,
  verifyText:
    'Each hash is the SHA-256 of the salt, a space, and the orders as they counted; votes are not in it. Compare it with the one under the card of the phase, posted when it closed, and with your receipt. On any computer:',
  verifyLine: (salt: string, orders: string) => `printf '%s' "${salt} ${orders}" | sha256sum`,
  verifyShut: (orders: string) =>
    `# orders: ${orders}\n# The rest is votes, which stay secret: only this power’s player can check this seal.`,
  verifyAll: 'All of them are in the attached file.',
  privacy: 'What is kept about you',
  privacyText: [
    'Your Discord id, where you host, play, stand in or watch; your settings; every order you send in, for ever, so that any turn can be played again; letters you send by `/press`; when the host did what.',
    'Not kept: your name, your messages in channels and threads, your address. Nothing goes to anybody else.',
    'What others see: who plays what, except in anonymous games; orders when their phase has closed. Never who is ready, how you voted, what you would like to play.',
    'Whoever runs the bot can read its records. In private threads, whoever may manage threads on the server can read along.',
    '**Delete my data** takes your id out of everything: settings, memberships and waiting messages go, your seats in running games are open to others, what you played stays without a name.',
    'One thing is kept until a match is over: a hash of your id, made with a key of this bot, for each match under way in which you have seen orders. It keeps you from taking a seat there again. Whoever has the records and your id can check it; nobody can read your id from it without trying ids. It is deleted when that match ends.',
  ],
  forgetAsk: 'Take your id out of all records? Your seats in running games are open to others then. This cannot be undone.',
  forgotten:
    'Done: nothing on record names you any more. Of matches under way in which you have seen orders a keyed hash is kept until they end.',
  editedBy: { host: '(by the host)', another: '(by another hand)' },
  editsTitle: 'Your own orders, every change',
  noEdits: 'You have sent in nothing there.',
};
