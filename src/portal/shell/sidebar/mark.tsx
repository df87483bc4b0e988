import { sayProduct } from '#values/generated/say-product.ts'

/** Compass rose, the mark of the product. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return <img src="/mark.svg" width={size} height={size} alt={sayProduct('name')} />
}
