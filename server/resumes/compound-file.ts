const magic = Buffer.from("d0cf11e0a1b11ae1", "hex");
const header = 512;
const freeSector = 0xffffffff;

/**
 * Whether a file is a whole compound file, the container of old Word documents: every sector its allocation table
 * says is in use lies inside the file. Layout after Microsoft's [MS-CFB], sections 2.2 and 2.3.
 */
export function isWholeCompoundFile(content: Buffer): boolean {
  if (content.length < header || !content.subarray(0, 8).equals(magic)) return false;
  const sectorShift = content.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return false;
  const sector = 1 << sectorShift;
  const present = Math.ceil(content.length / sector) - 1;
  // The first 109 table sectors, listed in the header itself, describe 6.8 MB; what lies past them is not checked.
  const tables = Math.min(content.readUInt32LE(44), 109);
  for (let table = 0; table < tables; table++) {
    const at = (content.readUInt32LE(76 + table * 4) + 1) * sector;
    if (at + sector > content.length) return false;
    for (let entry = 0; entry < sector / 4; entry++) {
      const isUsed = content.readUInt32LE(at + entry * 4) !== freeSector;
      if (isUsed && table * (sector / 4) + entry >= present) return false;
    }
  }
  return tables > 0;
}
