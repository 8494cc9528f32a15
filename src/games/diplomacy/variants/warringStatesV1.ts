import type { Board } from '../board/board.js';
import type { Variant } from '../model/variant.js';
import { warringStatesV2 } from './warringStatesV2.js';

/** Warring States v1 by Samy Elias: the rules of version 2 on the earlier board. */
export const warringStatesV1 = (board: Board): Variant => ({ ...warringStatesV2(board), id: 'warring-states-v1' });
