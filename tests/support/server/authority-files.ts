/**
 * Small files in the formats of the authorities. The codes are from public catalogues; names of places and people are theirs or invented.
 */

/** Encodes lines as Windows-1252. */
const latin1 = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

const NOTICE =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita para uso particular, no estando permitida su comercialización, total o parcial, ni su distribución a terceros bajo ningún concepto.';

/** `CPdescarga.txt`: pipes, Windows-1252, a notice above the headings, a row for each settlement. */
export const SEPOMEX = latin1([
  NOTICE,
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad',
  '25000|Saltillo Zona Centro|Colonia|Saltillo|Coahuila de Zaragoza|Saltillo|25001|05|25001||09|030|0001|Urbano|07',
  '25015|Club de Golf Campestre|Club de golf|Saltillo|Coahuila de Zaragoza|Saltillo|25001|05|25001||46|030|0010|Urbano|07',
  '25015|Ojo de Agua|Barrio|Saltillo|Coahuila de Zaragoza|Saltillo|25001|05|25001||02|030|0011|Urbano|07',
  '25300|Los Ángeles|Ranchería|Saltillo|Coahuila de Zaragoza||25001|05|25001||29|030|0100|Rural|',
  '25300|Cuauhtémoc|Poblado comunal|Saltillo|Coahuila de Zaragoza||25001|05|25001||23|030|0101|Semiurbano|',
  '',
]);

/** The catalogue of municipalities of INEGI (AGEEML), as CSV. */
export const INEGI = latin1([
  '"CVEGEO","CVE_ENT","NOM_ENT","NOM_ABR","CVE_MUN","NOM_MUN","CVE_CAB","NOM_CAB","POB_TOTAL","POB_MASCULINA","POB_FEMENINA","TOTAL DE VIVIENDAS HABITADAS"',
  '"05001","05","Coahuila de Zaragoza","Coah.","001","Abasolo","0001","Abasolo","974","496","478","316"',
  '"05030","05","Coahuila de Zaragoza","Coah.","030","Saltillo","0001","Saltillo","879958","436412","443546","251017"',
]);

/** The same catalogue after a spreadsheet has opened it: codes are numbers. */
export const INEGI_CUT = latin1([
  'CVE_ENT,NOM_ENT,CVE_MUN,NOM_MUN',
  '5,Coahuila de Zaragoza,1,Abasolo',
  '5,Coahuila de Zaragoza,30,Saltillo',
]);

/** The catalogue of diagnoses of CEMECE. */
export const CIE10 = latin1([
  'LETRA,CATALOG_KEY,NOMBRE,CODIGOX,LSEX,LINF,LSUP,TRIVIAL,ERRADICADO,N_INTER,NIN,NINMTOBS,COD_SIT_LESION,NO_CBD,CBD,NO_APH,AF_PRIN,DIA_SIS,CLAVE_PROGRAMA_SIS,COD_COMPLEMEN_MORBI,DIA_FETAL,DEF_FETAL_CM,DEF_FETAL_CBD,CLAVE_CAPITULO,CAPITULO,LISTA1',
  'A,A000,"CÓLERA DEBIDO A VIBRIO CHOLERAE 01, BIOTIPO CHOLERAE",A000,NO,NO,NO,NO,NO,SI,SI,NO,NO,NO,NO,NO,NO,SI,,NO,NO,NO,NO,01,CIERTAS ENFERMEDADES INFECCIOSAS Y PARASITARIAS,001',
  'C,C61X,TUMOR MALIGNO DE LA PRÓSTATA,C61X,HOMBRE,010A,120A,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,,NO,NO,NO,NO,02,TUMORES [NEOPLASIAS],040',
  'O,O244,"DIABETES MELLITUS QUE SE ORIGINA CON EL EMBARAZO",O244,MUJER,010A,054A,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,SI,,NO,NO,NO,NO,15,"EMBARAZO, PARTO Y PUERPERIO",240',
  'P,P220,SÍNDROME DE DIFICULTAD RESPIRATORIA DEL RECIÉN NACIDO,P220,0,000H,028D,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,,NO,NO,NO,NO,16,CIERTAS AFECCIONES ORIGINADAS EN EL PERIODO PERINATAL,246',
  'E,E11.9,"DIABETES MELLITUS TIPO 2, SIN MENCIÓN DE COMPLICACIÓN",E119,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,NO,SI,,NO,NO,NO,NO,04,"ENFERMEDADES ENDOCRINAS, NUTRICIONALES Y METABÓLICAS",104',
]);

/** The catalogue of establishments of DGIS, with a title above its headings, as a spreadsheet saves it. */
export const CLUES = Buffer.from(
  [
    '"Catálogo de Clave Única de Establecimientos de Salud, corte de abril",,,,,,,,,,,,,,,,,,,,,,,',
    ',,,,,,,,,,,,,,,,,,,,,,,',
    'CLUES,CLAVE DE LA ENTIDAD,ENTIDAD,CLAVE DEL MUNICIPIO,MUNICIPIO,CLAVE DE LA LOCALIDAD,LOCALIDAD,CLAVE DE LA JURISDICCION,JURISDICCION,NOMBRE TIPO ESTABLECIMIENTO,CLAVE DE TIPOLOGIA,NOMBRE DE TIPOLOGIA,NOMBRE DE LA UNIDAD,TIPO DE VIALIDAD,VIALIDAD,NUMERO EXTERIOR,NUMERO INTERIOR,TIPO DE ASENTAMIENTO,ASENTAMIENTO,CODIGO POSTAL,ESTATUS DE OPERACION,LATITUD,LONGITUD,RFC DEL ESTABLECIMIENTO',
    'CLSSA900077,05,COAHUILA DE ZARAGOZA,030,SALTILLO,0001,SALTILLO,08,SALTILLO,DE HOSPITALIZACIÓN,HG,HOSPITAL GENERAL,HOSPITAL GENERAL DE PRUEBA,CALLE,ABASOLO,120,,COLONIA,ZONA CENTRO,25000,EN OPERACION,25.4232,-100.9924,',
    'CLSSA900078,5,COAHUILA DE ZARAGOZA,30,SALTILLO,1,SALTILLO,8,SALTILLO,DE HOSPITALIZACIÓN,HG,HOSPITAL GENERAL,CENTRO CERRADO DE PRUEBA,AVENIDA,JUÁREZ,S/N,,COLONIA,ZONA CENTRO,25000,FUERA DE OPERACION,25.43,-101.0,',
  ].join('\r\n'),
);

/** The same catalogue with the headings used until 2023, which call every name a name. */
export const CLUES_2023 = Buffer.from(
  CLUES.toString()
    .replace(',ENTIDAD,', ',NOMBRE DE LA ENTIDAD,')
    .replace(',MUNICIPIO,', ',NOMBRE DEL MUNICIPIO,')
    .replace(',LOCALIDAD,', ',NOMBRE DE LA LOCALIDAD,')
    .replace(',JURISDICCION,', ',NOMBRE DE LA JURISDICCION,'),
);
