import type { LessonWords } from './lessonWords.js';

export const basicLessonWords: LessonWords = {
  title: { en: 'The basics', fr: 'Les bases' },
  about: {
    en: 'Move, bounce, support, cut, convoy, retreat, build',
    fr: 'Avancer, rebondir, soutenir, couper, convoyer, se retirer, construire',
  },
  end: {
    en: 'Now you know the basics: everyone writes orders in secret, and they’re all carried out at once. Whoever owns enough centres wins.',
    fr: 'Vous connaissez l’essentiel\u00a0: les ordres s’écrivent en secret et s’exécutent tous en même temps. La puissance qui a assez de centres gagne.',
  },
  steps: {
    move: {
      title: { en: 'Move', fr: 'Le mouvement' },
      task: {
        en: 'You’re Blue. Move your army from Alba to Estra: press **Orders**, choose the army and its order, then **Resolve**.',
        fr: 'Vous êtes Bleu. Déplacez votre armée d’Alba à Estra\u00a0: appuyez sur **Ordres**, choisissez l’armée et son ordre, puis **Résoudre**.',
      },
      done: {
        en: 'Your army is in Estra. In one turn a unit goes to a neighbouring place: armies on land, fleets on seas and along coasts.',
        fr: 'Votre armée est à Estra. En un tour, une unité va dans un lieu voisin\u00a0: les armées sur terre, les flottes en mer et le long des côtes.',
      },
      other: {
        en: 'Your army stayed in Alba. Order it to move to Estra.',
        fr: 'Votre armée est restée à Alba. Ordonnez-lui d’aller à Estra.',
      },
      instead: {
        elsewhere: {
          en: 'Your army moved, but not to Estra.',
          fr: 'Votre armée s’est déplacée, mais pas à Estra.',
        },
      },
    },
    bounce: {
      title: { en: 'Bounce', fr: 'Le rebond' },
      task: {
        en: 'This turn, Red is moving to Estra. Keep Red out: if two armies of equal strength want the same place, neither gets in.',
        fr: 'À ce tour, Rouge va à Estra. Empêchez-le d’y entrer\u00a0: si deux armées de même force visent le même lieu, aucune n’y entre.',
      },
      done: {
        en: 'You bounced: 1 against 1, so both armies stayed where they were.',
        fr: 'Vous avez rebondi\u00a0: 1 contre 1, les deux armées sont restées où elles étaient.',
      },
      other: {
        en: 'Red is in Estra, because nobody else wanted to go there.',
        fr: 'Rouge est à Estra, car personne d’autre ne voulait y aller.',
      },
    },
    support: {
      title: { en: 'Support', fr: 'Le soutien' },
      task: {
        en: 'Red holds Estra with one army, and one of yours alone would only bounce. Attack with one and support its move with the other.',
        fr: 'Rouge tient Estra avec une armée, et une seule des vôtres ne ferait que rebondir. Attaquez avec l’une et soutenez son mouvement avec l’autre.',
      },
      done: {
        en: '2 against 1: your attack was stronger, and Red’s army has to leave.',
        fr: '2 contre 1\u00a0: votre attaque était plus forte, et l’armée rouge doit partir.',
      },
      other: {
        en: 'Red is still in Estra: nobody attacked it.',
        fr: 'Rouge est toujours à Estra\u00a0: personne ne l’a attaqué.',
      },
      instead: {
        both: {
          en: 'Both armies moved to Estra, 1 against 1, and got in each other’s way. Move one, and support it with the other.',
          fr: 'Les deux armées sont allées à Estra, 1 contre 1, et se sont gênées. Faites avancer l’une, et soutenez-la avec l’autre.',
        },
        unmatched: {
          en: 'Your support was for an order that nobody gave. It has to name exactly the move you make.',
          fr: 'Votre soutien visait un ordre que personne n’a donné. Il doit désigner exactement le mouvement que vous faites.',
        },
        helped: {
          en: 'You supported Red: its army is now twice as strong. Support your own move instead.',
          fr: 'Vous avez soutenu Rouge\u00a0: son armée est deux fois plus forte. Soutenez plutôt votre propre mouvement.',
        },
        alone: {
          en: '1 against 1: your army bounced. Let the other one support it.',
          fr: '1 contre 1\u00a0: votre armée a rebondi. Faites-la soutenir par l’autre.',
        },
      },
    },
    cut: {
      title: { en: 'Cut a support', fr: 'Couper un soutien' },
      task: {
        en: 'Red attacks Estra from Corvo, with support from Fenn. Attack Fenn with your fleet: a unit that is attacked can’t support.',
        fr: 'Rouge attaque Estra depuis Corvo, avec le soutien de Fenn. Attaquez Fenn avec votre flotte\u00a0: une unité attaquée ne peut pas soutenir.',
      },
      done: {
        en: 'Your fleet didn’t get in, but it cut the support. Red attacked with a strength of only 1, and your army held.',
        fr: 'Votre flotte n’est pas entrée, mais elle a coupé le soutien. Rouge n’a attaqué qu’avec une force de 1, et votre armée a tenu.',
      },
      other: {
        en: 'Keep your army in Estra, and attack Fenn with the fleet.',
        fr: 'Gardez votre armée à Estra, et attaquez Fenn avec la flotte.',
      },
      instead: {
        lost: {
          en: '2 against 1: your army was dislodged. Attack Fenn with the fleet, and the army is safe.',
          fr: '2 contre 1\u00a0: votre armée a été délogée. Attaquez Fenn avec la flotte, et l’armée est sauve.',
        },
        held: {
          en: '2 against 2: that saved your army as well. Now try it the other way: attack Fenn with the fleet.',
          fr: '2 contre 2\u00a0: là aussi, votre armée a tenu. Essayez maintenant autrement\u00a0: attaquez Fenn avec la flotte.',
        },
        left: {
          en: 'Your army gave up Estra. Let it hold, and attack Fenn with the fleet.',
          fr: 'Votre armée a quitté Estra. Faites-la tenir, et attaquez Fenn avec la flotte.',
        },
      },
    },
    convoy: {
      title: { en: 'Convoy', fr: 'Le convoi' },
      task: {
        en: 'Bring your army from Dara to the island of Ilma. It takes two orders: the fleet convoys the army, and the army moves.',
        fr: 'Amenez votre armée de Dara sur l’île d’Ilma. Il faut deux ordres\u00a0: la flotte convoie l’armée, et l’armée avance.',
      },
      done: {
        en: 'The fleet carried your army over the sea and stayed there. If it had been dislodged, the army would still be in Dara.',
        fr: 'La flotte a transporté votre armée tout en restant en mer. Si la flotte avait été délogée, l’armée serait restée à Dara.',
      },
      other: {
        en: 'Your army is still in Dara. Order the fleet to convoy it, and the army to move to Ilma.',
        fr: 'Votre armée est toujours à Dara. Ordonnez à la flotte de la convoyer, et à l’armée d’aller à Ilma.',
      },
      instead: {
        fleet: {
          en: 'The fleet went to Ilma itself. It has to stay at sea to carry the army.',
          fr: 'C’est la flotte qui est allée à Ilma. Elle doit rester en mer pour transporter l’armée.',
        },
        'no-convoy': {
          en: 'The army wanted to go, but nobody carried it: the fleet has to convoy it.',
          fr: 'L’armée voulait partir, mais personne ne l’a transportée\u00a0: la flotte doit la convoyer.',
        },
        unmatched: {
          en: 'The fleet waited, but the army didn’t set out: it has to move to the place the fleet carries it to.',
          fr: 'La flotte a attendu, mais l’armée n’est pas partie\u00a0: elle doit aller là où la flotte la transporte.',
        },
      },
    },
    retreat: {
      title: { en: 'Retreat', fr: 'La retraite' },
      task: {
        en: 'Red attacked from Corvo and drove your army out of Estra. Retreat to a free place next to Estra, but not to Corvo, where the attack came from.',
        fr: 'Rouge a attaqué depuis Corvo et chassé votre armée d’Estra. Retirez-vous dans un lieu libre voisin d’Estra, mais pas à Corvo, d’où venait l’attaque.',
      },
      done: {
        en: 'Your army is safe. A place where units have just bounced would have been closed to it.',
        fr: 'Votre armée est sauve. Un lieu où des unités viennent de rebondir lui aurait été fermé.',
      },
      other: {
        en: 'Your army is gone: a unit that doesn’t retreat is disbanded.',
        fr: 'Votre armée a disparu\u00a0: une unité qui ne se retire pas est dissoute.',
      },
    },
    build: {
      title: { en: 'Build', fr: 'La construction' },
      task: {
        en: 'In winter you may have as many units as centres. You own three and have two units: build one in a free home centre.',
        fr: 'En hiver, vous avez droit à autant d’unités que de centres. Vous avez trois centres et deux unités\u00a0: construisez-en une dans un centre d’origine libre.',
      },
      done: {
        en: 'Three centres, three units. Centres change hands after the fall moves; a power with too few must disband units.',
        fr: 'Trois centres, trois unités. Les centres changent de mains après les mouvements d’automne\u00a0; une puissance qui en a trop peu doit dissoudre des unités.',
      },
      other: {
        en: 'Nothing was built, so you still have two units.',
        fr: 'Rien n’a été construit\u00a0: vous avez toujours deux unités.',
      },
    },
  },
};
