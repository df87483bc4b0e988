import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { asRefusal, type Refusal } from '#runtime/call/refusal.ts'
import { saveFile } from '#runtime/details/save-file.ts'
import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { sayCards } from '#values/generated/say-cards.ts'
import { fileNameOf } from '../server/file-name.ts'
import { useSigned } from '../session/session-context.ts'
import { useWords } from './frame/use-words.ts'

type AttachmentState =
  | { readonly state: 'loading' }
  | { readonly state: 'success'; readonly name: string }
  | { readonly state: 'fail'; readonly refusal: Refusal }

/**
 * Downloads the document in the address at once, and again on request; a missing one shows an error
 * (NAV-019).
 */
export function Attachment() {
  const say = useWords('attachment')
  const { fileId } = useParams()
  const { services } = useSigned()
  const [attachmentState, setStatus] = useState<AttachmentState>({ state: 'loading' })
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setStatus({ state: 'loading' })
      try {
        const response = await services.stream('files.read', { params: { fileId }, signal })
        const name = fileNameOf(response)
        saveFile(name, await response.blob())
        setStatus({ state: 'success', name })
      } catch (thrown) {
        if (!signal?.aborted) setStatus({ state: 'fail', refusal: asRefusal(thrown) })
      }
    },
    [services, fileId],
  )
  useEffect(() => {
    const gone = new AbortController()
    void load(gone.signal)
    return () => gone.abort()
  }, [load])
  const again = { label: sayCards('tryAgain'), onClick: () => void load() }
  if (attachmentState.state === 'loading') return <Skeleton says={sayCards('fetchingDocument')} rows={2} />
  if (attachmentState.state === 'success')
    return (
      <>
        <p role="status">{say('downloaded', { name: attachmentState.name })}</p>
        <Button icon={<Download />} text={say('again')} onClick={() => void load()} />
      </>
    )
  const { status, title, says } = attachmentState.refusal
  if (status === 404) return <EmptyState kind="no-results" title={say('goneTitle')} says={say('gone')} />
  if (status === 403) return <EmptyState kind="no-permission" says={says} />
  return <EmptyState kind="load-failed" title={title} says={says} action={again} />
}
