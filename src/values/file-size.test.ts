import { describe, expect, it } from 'vitest'
import { fitsFileSize, formatFileSize, MEGABYTE } from './file-size.ts'

describe('file size', () => {
  it('counts 1048576 bytes to a megabyte', () => {
    expect(MEGABYTE).toBe(1_048_576)
  })

  it('treats exactly the limit as the caller says', () => {
    expect(fitsFileSize(4 * MEGABYTE, 4, 'accepted')).toBe(true)
    expect(fitsFileSize(4 * MEGABYTE + 1, 4, 'accepted')).toBe(false)
    expect(fitsFileSize(5 * MEGABYTE, 5, 'refused')).toBe(false)
    expect(fitsFileSize(5 * MEGABYTE - 1, 5, 'refused')).toBe(true)
  })

  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [MEGABYTE - 1, '1 MB'],
    [4 * MEGABYTE, '4 MB'],
    [4 * MEGABYTE + 1, '4.1 MB'],
  ])('shows %i as %s', (bytes, shown) => {
    expect(formatFileSize(bytes)).toBe(shown)
  })
})
