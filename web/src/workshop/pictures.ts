// A route as a picture to keep: drawn by the server as SVG, and made into a PNG here.

import * as api from '../net/api'

const SCALE = 2

export async function saveSvg(text: string): Promise<void> {
  save(new Blob([await api.routePicture(text)], { type: 'image/svg+xml' }), 'el-dorado-route.svg')
}

export async function savePng(text: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await api.routePicture(text)], { type: 'image/svg+xml' }))
  try {
    save(await drawn(address), 'el-dorado-route.png')
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function drawn(address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'))
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
