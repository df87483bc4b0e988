/** What the server calls the file it sends. */
export function fileNameOf({ headers }: Pick<Response, 'headers'>): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'document'
}
