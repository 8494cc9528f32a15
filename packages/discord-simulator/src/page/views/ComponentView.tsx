import type { SeenMessage } from '../../client/seen.js';
import type { SerializedComponent } from '../../serializers/serializeComponent.js';
import { Chat, ExternalLink, placeIn } from '../chat/Chat.js';
import { choose, press, waitingName } from '../state/actions.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { colourOf } from './EmbedView.js';
import { FileLink } from './Files.js';
import { MenuView } from './MenuView.js';
import { PictureView } from './PictureView.js';

interface Props {
  readonly component: SerializedComponent;
  readonly message: SeenMessage;
}

export function ComponentView({ component, message }: Props) {
  const { type, components = [], accessory, items = [], media, file } = component;
  const inner = components.map((one, index) => <ComponentView key={keyOf(one, index)} component={one} message={message} />);
  switch (type) {
    case 1:
      return <div class="row">{inner}</div>;
    case 2:
      return <ButtonView component={component} message={message} />;
    case 9:
      return (
        <div class="section">
          <div>{inner}</div>
          {accessory && <ComponentView component={accessory} message={message} />}
        </div>
      );
    case 10:
      return <Chat text={component.content ?? ''} />;
    case 11:
      return media ? <PictureView message={message} {...media} alt={component.description} thumbnail /> : null;
    case 12:
      return (
        <div class="gallery">
          {items.map(one => (
            <PictureView key={one.media.url} message={message} {...one.media} alt={one.description} />
          ))}
        </div>
      );
    case 13:
      return file ? <FileLink file={{ name: component.name ?? '', url: file.url, size: component.size ?? 0 }} /> : null;
    case 14:
      return component.divider === false ? <div class="gap" /> : <hr />;
    case 17:
      return (
        <section class="embed" style={{ '--edge': colourOf(component.accent_color) }}>
          {inner}
        </section>
      );
    default:
      return <SelectOf component={component} message={message} />;
  }
}

/** A button stays the same element while others come and go beside it: a press that has begun reaches no other. */
const keyOf = ({ custom_id, url, id }: SerializedComponent, index: number): string | number => custom_id ?? url ?? id ?? index;

function ButtonView({ component: { custom_id, url }, message }: Props) {
  const words = useWords();
  const button = message.buttons.find(one => (custom_id === undefined ? one.url === url : one.customId === custom_id));
  const name = waitingName(message.id, custom_id ?? '');
  const waiting = useStore(state => state.waiting.includes(name));
  if (!button) return null;
  if (button.url !== undefined)
    return (
      <ExternalLink href={button.url}>
        {button.label}
        {placeIn(button.url) ? '' : ' ↗'}
      </ExternalLink>
    );
  return (
    <button
      type="button"
      class={`button ${button.style}${waiting ? ' waiting' : ''}`}
      disabled={button.disabled}
      title={button.disabled ? words.switchedOff : undefined}
      aria-busy={waiting}
      onClick={() => !waiting && custom_id !== undefined && void press(message, custom_id)}
    >
      {button.emoji && button.emoji !== button.label && <span aria-hidden="true">{button.emoji} </span>}
      {button.label}
    </button>
  );
}

function SelectOf({ component: { custom_id }, message }: Props) {
  const select = message.selects.find(one => one.customId === custom_id);
  const waiting = useStore(state => state.waiting.includes(waitingName(message.id, custom_id ?? '')));
  if (!select) return null;
  return <MenuView key={select.customId} select={select} waiting={waiting} choose={values => choose(message, select.customId, values)} />;
}
