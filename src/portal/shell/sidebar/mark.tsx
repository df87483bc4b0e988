import { sayProduct } from '#values/generated/say-product.ts'

/** The compass rose that stands for the product. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return <img src="/mark.svg" width={size} height={size} alt={sayProduct('name')} />
}
