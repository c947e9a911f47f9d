import { useCallback } from 'react'

/** `ref` of an image that shows a file of this device; its address ends with the image. */
export function useFilePicture(file: File) {
  return useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
}
