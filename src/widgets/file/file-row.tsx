import { Button, ProgressBar } from '@blueprintjs/core'
import { Cross, Document, Error as ErrorIcon, Refresh, Tick } from '@blueprintjs/icons'
import { uploadSentence, type FileAnswer } from '#engine/field/file.ts'
import type { FieldFacts } from '#engine/field/types.ts'
import { useServices } from '#runtime/field/services.ts'
import { formatFileSize } from '#values/file-size.ts'
import { sayWidgets } from '#values/generated/say-widgets.ts'
import type { UploadController } from './upload-controller.ts'

interface FileRowProps {
  readonly entry: FileAnswer
  readonly controller: UploadController
  readonly facts: FieldFacts
  readonly isLocked: boolean
  readonly onRemove: () => void
}

function Status({ entry, controller, facts }: Omit<FileRowProps, 'isLocked' | 'onRemove'>) {
  const size = formatFileSize(entry.size)
  switch (entry.status) {
    case 'done':
      return (
        <span className="ptl-files__status">
          <Tick className="ptl-files__done" size={14} /> {sayWidgets('uploaded', { size })}
        </span>
      )
    case 'failed':
      return (
        <span className="ptl-files__status ptl-files__status--failed">
          <ErrorIcon size={14} /> {uploadSentence(entry.code ?? 'FAILED_UPLOAD', facts)}
        </span>
      )
    case 'uploading': {
      const percent = Math.floor(controller.shareOf(entry.key ?? '') * 100)
      return (
        <>
          <span className="ptl-files__status">{sayWidgets('uploading', { percent, size })}</span>
          <ProgressBar
            className="ptl-files__bar"
            value={percent / 100}
            intent="primary"
            stripes={false}
            aria-label={sayWidgets('uploadOf', { name: entry.name })}
          />
        </>
      )
    }
  }
}

/** One file: name, result and actions. */
export function FileRow({ entry, controller, facts, isLocked, onRemove }: FileRowProps) {
  const services = useServices()
  const key = entry.key ?? ''
  const { name } = entry
  return (
    <li className="ptl-files__row">
      <Document className="ptl-files__icon" size={16} />
      <div className="ptl-files__words">
        <span className="ptl-files__name">{name}</span>
        <Status entry={entry} controller={controller} facts={facts} />
      </div>
      {controller.canRetry(entry) && !isLocked && (
        <Button
          size="small"
          variant="minimal"
          icon={<Refresh />}
          text={sayWidgets('tryAgain')}
          aria-label={sayWidgets('uploadAgain', { name })}
          onClick={() => controller.retry(key, services)}
        />
      )}
      {!isLocked && (
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={sayWidgets(entry.status === 'uploading' ? 'cancelUpload' : 'remove', { name })}
          onClick={() => {
            onRemove()
            controller.remove(key)
            services.announce(sayWidgets('wasRemoved', { name }))
          }}
        />
      )}
    </li>
  )
}
