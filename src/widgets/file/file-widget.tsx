import { useEffect, useSyncExternalStore } from 'react'
import { file, filesOf } from '#engine/field/file.ts'
import { limitNamed } from '#engine/field/limit.ts'
import { useServices } from '#runtime/field/services.ts'
import { useFocusAfterRemoval } from '#runtime/form/use-focus-after-removal.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatFileSize } from '#values/file-size.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import { factsOf } from '../frame/facts.ts'
import { Frame } from '../frame/frame.tsx'
import { Drop } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { uploadControllerOf } from './upload-controller.ts'
import './file.css'

function takes(kinds: readonly string[], limit: number | undefined): string {
  const named = [...new Set(kinds.map((kind) => kind.toUpperCase()))].join(', ')
  return [named, limit !== undefined && sayWidgets('upToEach', { size: formatFileSize(limit) })]
    .filter(Boolean)
    .join(', ')
}

/** Files to drop or choose; each uploads at once and is listed with its result. */
export function FileWidget(props: WidgetProps) {
  const { state, store } = props
  const services = useServices()
  const controller = uploadControllerOf(store, state.id)
  useSyncExternalStore(controller.subscribe, controller.version)
  useEffect(() => controller.settle(), [controller])
  const { list, onRemove } = useFocusAfterRemoval<HTMLUListElement>(props.id)
  const facts = factsOf(props)
  const kinds = state.options.map((option) => option.value)
  const files = filesOf(state.value)
  // A waiting or failed file shows that in its own row.
  const isReportedBelow = files.some((entry) => entry.status !== 'done')
  return (
    <Frame field={isReportedBelow ? { ...props, state: { ...state, error: undefined } } : props}>
      <Drop
        field={props}
        invalid={props.invalid && !isReportedBelow}
        accept={kinds.map((kind) => (kind.includes('/') ? kind : `.${kind}`)).join(',')}
        multiple
        choose={sayWidgets('chooseFiles')}
        drop={sayWidgets('dropFiles')}
        takes={takes(kinds, limitNamed(facts, state.definition.limit))}
        onTake={(taken) => controller.add([...taken], services)}
      />
      {files.length > 0 && (
        <ul
          ref={list}
          className="ptl-files"
          aria-label={sayWidgets('filesAdded', { label: state.definition.label, count: files.length })}
        >
          {files.map((entry, at) => (
            <FileRow
              key={entry.key ?? entry.fileId ?? entry.name}
              entry={entry}
              controller={controller}
              facts={facts}
              isLocked={state.locked}
              onRemove={() => onRemove(at)}
            />
          ))}
        </ul>
      )}
    </Frame>
  )
}

export const fileType: FieldType = { kind: file, widget: FileWidget, ownFrame: true }
