import { Tick } from '@blueprintjs/icons'
import { sayDownloads } from '#values/generated/say-downloads.ts'
import { Copyable } from '../../details/copyable-text.tsx'
import type { SavedDownload } from './use-download.ts'

/** Saved file with its checksum. */
export function DownloadSaved({ saved: { file, checksum } }: { readonly saved: SavedDownload }) {
  const facts = [
    [sayDownloads('checksum'), checksum],
    [sayDownloads('checkWith'), `echo "${checksum}  ${file}" | sha256sum --check`],
  ] as const
  return (
    <div className="ptl-download__saved">
      <p role="status">
        <Tick size={14} className="ptl-download__tick" /> {sayDownloads('saved', { file })}
      </p>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Copyable text={text} label={label} isWhole />
            </dd>
          </div>
        ))}
      </dl>
      <p>{sayDownloads('inTrail')}</p>
    </div>
  )
}
