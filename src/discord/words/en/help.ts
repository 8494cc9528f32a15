/** The pages of /help. */
export const help = {
  title: 'How to play here',
  player: 'Playing',
  playerText: [
    '**Join** on the card of a lobby; when the host starts, the powers are dealt.',
    '**Orders** under the newest phase, or `/orders`, opens a panel that only you see: choose a unit, then its order, out of what is legal; or **Paste all** to write them.',
    '`/order` takes one order or several, as you would write them to a friend. What I do not understand comes back with the reason and what you may have meant.',
    'Every change is answered with what is on file, and one direct message keeps your receipt. You may change everything until the deadline.',
    '**Ready** says that you need no more time. `/draw` votes for a draw, in secret. `/resign` gives up your seat.',
    'Where there are neutrals the panel has a page of them: what you order there is your secret vote. `/motion` publishes a wish for one; `/concede` votes that another power has won.',
    'In the card game **My turn** opens your cards; what you choose counts when you **Confirm** it. Afterwards `/verify` repeats every draw.',
    '**Votes** on the card, or `/vote`: draws, a pause, more time. `/press` writes to other powers. `/away` and `/substitute` are for when you cannot play; `/me` and `/settings` are about you; `/verify` checks the seals on orders.',
    '`/map` and `/status` show where the game stands. In a direct message, or with several games, add `game:`.',
  ],
  host: 'Hosting',
  hostText: [
    '`/game create` opens a lobby in a channel; the time for each kind of phase is yours to choose: `24h`, `2d 12h`, `10m`.',
    'Or a calendar, `Mon Thu 19:00 Europe/Paris`; days of rest, extensions, grace, a muster, press, an anonymous game: the options of `/game create` say it.',
    'From then on the game runs by itself, to its end. `/game end` ends it early, `/game resume` goes on after a pause, `/game list` lists games. Of those who may take a seat that is open, `/game seat` chooses one. `/host` has the rest: who is missing, closing early, more time, another player, going back; `/log` shows what was done with it. If you play as well, name an arbiter with `/host arbiter`: then others decide what would be in your own favour.',
  ],
  orders: 'Writing orders',
  credit: (game: string, credit: string) => `**${game}**: ${credit}`,
};
