import type { RuntimeServices } from '../field/types.ts'
import { objectOf } from '#values/object.ts'
import { saveFile } from './save-file.ts'

/** Some files are not handed out by the call itself, but at an address it answers. */
function linkIn(answer: unknown): string {
  const { url } = objectOf(answer)
  if (typeof url !== 'string') throw new Error('The file did not come as a file.')
  return url
}

/** Asks a call for the content of a file and hands it to the browser. */
export async function fetchFile(
  services: Pick<RuntimeServices, 'call'>,
  call: string,
  { fileId, name }: { readonly fileId: string; readonly name: string },
): Promise<void> {
  const content = await services.call(call, { params: { fileId } })
  saveFile(name, content instanceof Blob ? content : linkIn(content))
}
