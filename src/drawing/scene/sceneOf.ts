import type { MapPicture } from './mapPicture.js';
import { changesScene, filedOrdersScene, type MapScene, ordersScene, positionScene } from './mapScene.js';
import { resultsScene } from './resultsScene.js';

export const sceneOf = (picture: MapPicture): MapScene => ({ ...shownIn(picture), ...(picture.bots && { bots: picture.bots }) });

function shownIn(picture: MapPicture): MapScene {
  switch (picture.kind) {
    case 'position':
      return { ...positionScene({ ...picture.view, caption: picture.view.phase }), ...(picture.marked && { marked: picture.marked }) };
    case 'orders':
      return ordersScene(picture.report);
    case 'results':
      return resultsScene(picture.report);
    case 'changes':
      return changesScene(picture.report);
    case 'mine':
      return filedOrdersScene(picture);
    default:
      return picture satisfies never;
  }
}
