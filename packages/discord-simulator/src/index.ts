export type { Autopilot, NextDeadline, ScriptedAction } from './autopilot/autopilot.js';
export type { ClientFault, ClientFaultCode } from './client/clientFault.js';
export type { BinaryFile, FilledInput, SentFile, TextFile } from './client/optionValue.js';
export type { FilledOptions } from './client/runCommand.js';
export type {
  Reply,
  SeenAttachment,
  SeenButton,
  SeenChannel,
  SeenCommand,
  SeenCommandOption,
  SeenEmbed,
  SeenEvent,
  SeenField,
  SeenMessage,
  SeenModal,
  SeenOption,
  SeenSelect,
  SeenUser,
} from './client/seen.js';
export type { FieldValue, FieldValues } from './client/submitModal.js';
export type { FaultEffect, InjectedFault } from './context/injectedFaults.js';
export type { RateLimits } from './context/rateLimiter.js';
export type { LoggedRequest } from './context/requestLog.js';
export type { SimulatorRules } from './context/simulatorRules.js';
export type { ControlMethodName, ControlParams, ControlResult } from './control/controlMethods.js';
export type { PageOptions, PageTexts } from './control/pageSettings.js';
export type { Permission } from './discord/permissionBits.js';
export type { Refused } from './remote/callControl.js';
export { connectPersona, messageOf, modalOf, type OnMessage, type OnModal, type Persona } from './remote/persona.js';
export type { Wanted } from './remote/personaEvents.js';
export { connectControl, type SimulatorControl } from './remote/simulatorControl.js';
export { type Simulator, type SimulatorOptions, startSimulator } from './startSimulator.js';
export type { SimulatorStorage } from './storage/simulatorStorage.js';
export { DEFAULT_CHANNELS, DEFAULT_PERSONAS, type PersonaDefinition } from './world/initialWorld.js';
