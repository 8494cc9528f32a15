/**
 * Direct access to the state of a simulator in the same process, for fuzzers that send what Discord never would. Any version may change
 * these names.
 */
export { storeLooseAttachment, type UploadedFile } from './changes/uploads.js';
export { channelFor, channelsOf } from './client/clientView.js';
export { commandLine, commandsOfferedIn, type OfferedCommand } from './client/offeredCommands.js';
export { resolved } from './client/pickedEntities.js';
export { buttonsOf, selectsOf } from './client/seenComponent.js';
export type { SimulatorEvent } from './context/eventBus.js';
export type { SimulatorContext } from './context/simulatorContext.js';
export { sendEvent } from './gateway/sessions.js';
export { monotonicNow } from './lib/monotonicNow.js';
export type { ValueOption } from './requestSchemas/commandOptionSchema.js';
export { fieldOf, type Modal } from './requestSchemas/modalSchema.js';
export { serializeInteraction } from './serializers/serializeInteraction.js';
export { type Channel, guildOf } from './world/channel.js';
export type { Interaction, UserInteractionType } from './world/interaction.js';
export type { Message } from './world/message.js';
export { dropMessage, messageIn, messagesIn } from './world/messageStore.js';
export type { User } from './world/user.js';
export { known, nextId, saveInteraction } from './world/world.js';
