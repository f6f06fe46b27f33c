// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, uuid } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInsumo: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":16,"pattern":"^\\d{3}\\.\\d{3}\\.\\d{4}(\\.\\d{2})?$"},"claveLocal":{"type":"string","maxLength":20},"nombreGenerico":{"type":"string","minLength":2,"maxLength":200},"descripcion":{"type":"string","minLength":3,"maxLength":1000},"tipo":{"type":"string","enum":["MEDICAMENTO","PSICOTROPICO_ESTUPEFACIENTE","VACUNA","LACTEO","MATERIAL_CURACION","RADIOLOGICO","REACTIVO","OTRO"]},"grupoTerapeutico":{"type":"string","maxLength":80},"imagenId":{"type":"string","format":"uuid","maxLength":36},"concentracion":{"type":"string","maxLength":80},"presentacion":{"type":"string","maxLength":120},"viaAdministracionDefault":{"type":"string","enum":["ORAL","SUBLINGUAL","IV","IM","SC","ID","TOPICA","OFTALMICA","OTICA","NASAL","INHALADA","RECTAL","VAGINAL","SNG","EPIDURAL","INTRATECAL","TRANSDERMICA"]},"unidadBase":{"type":"string","enum":["ENVASE","PIEZA","TABLETA","CAPSULA","AMPOLLETA","FRASCO","SOBRE","ML","DOSIS","PAR","ROLLO","PRUEBA"]},"contenidoEnvase":{"type":"integer","minimum":1,"maximum":100000},"unidadContenido":{"type":"string","enum":["mcg","mg","g","UI","mEq","mmol","mL","gota","tableta","comprimido","gragea","cápsula","sobre","supositorio","óvulo","parche","ampolleta","frasco ámpula","jeringa","frasco","pieza","dosis","disparo","aplicación"]},"volumenUnidad":{"type":"number","minimum":0.001,"maximum":10000,"multipleOf":0.001},"fraccionable":{"type":"boolean"},"fraccion":{"type":"string","enum":["I","II","III","IV","V","VI"]},"antibiotico":{"type":"boolean"},"altoRiesgo":{"type":"boolean"},"lasa":{"type":"boolean"},"redFria":{"type":"boolean"},"tempMin":{"type":"number","minimum":-80,"maximum":40,"multipleOf":0.1},"tempMax":{"type":"number","minimum":-80,"maximum":40,"multipleOf":0.1},"requiereLote":{"type":"boolean"},"requiereCaducidad":{"type":"boolean"},"vidaUtilMinimaMeses":{"type":"integer","minimum":0,"maximum":60},"nivelesAtencion":{"type":"array","items":{"type":"integer","minimum":1,"maximum":3},"uniqueItems":true,"minItems":1,"maxItems":3},"restriccionUnidades":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":500},"especialidadesAutorizadas":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":100},"esencial":{"type":"boolean"},"clasificacionVen":{"type":"string","enum":["VITAL","ESENCIAL","NO_ESENCIAL"]},"sustitutoIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":20},"dosisMaximaDia":{"type":"number","minimum":0.001,"maximum":1000000,"multipleOf":0.001},"unidadDosis":{"type":"string","enum":["mcg","mg","g","UI","mEq","mmol","mL","gota","tableta","comprimido","gragea","cápsula","sobre","supositorio","óvulo","parche","ampolleta","frasco ámpula","jeringa","frasco","pieza","dosis","disparo","aplicación"]},"contraindicadoEmbarazo":{"type":"boolean"},"pediatrico":{"type":"boolean"},"precioReferencia":{"type":"number","minimum":0,"maximum":9999999999,"multipleOf":0.0001},"ivaPorcentaje":{"type":"number","minimum":0,"maximum":100,"multipleOf":0.01},"partidaPresupuestal":{"type":"string","maxLength":5,"pattern":"^\\d{4,5}$"},"codigosBarras":{"type":"array","items":{"type":"object","properties":{"gtin":{"type":"string","minLength":1,"maxLength":14,"pattern":"^\\d{8,14}$"},"contenido":{"type":"integer","minimum":1},"marca":{"type":"string","maxLength":80}},"required":["gtin"],"additionalProperties":false},"maxItems":50}},"required":["clave","nombreGenerico","descripcion","tipo","unidadBase","contenidoEnvase","fraccionable","antibiotico","altoRiesgo","lasa","redFria","requiereLote","requiereCaducidad","vidaUtilMinimaMeses","nivelesAtencion","esencial","precioReferencia","ivaPorcentaje"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^\\d{3}\\.\\d{3}\\.\\d{4}(\\.\\d{2})?$", "u");
const pattern1 = new RegExp("^\\d{4,5}$", "u");
const pattern2 = new RegExp("^\\d{8,14}$", "u");
const formats0 = uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombreGenerico === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombreGenerico"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.descripcion === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "descripcion"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tipo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.unidadBase === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "unidadBase"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.contenidoEnvase === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "contenidoEnvase"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.fraccionable === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "fraccionable"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.antibiotico === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "antibiotico"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data.altoRiesgo === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "altoRiesgo"}};
(vErrors ??= []).push(err8);
errors++;
}
if(data.lasa === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "lasa"}};
(vErrors ??= []).push(err9);
errors++;
}
if(data.redFria === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "redFria"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data.requiereLote === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "requiereLote"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data.requiereCaducidad === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "requiereCaducidad"}};
(vErrors ??= []).push(err12);
errors++;
}
if(data.vidaUtilMinimaMeses === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "vidaUtilMinimaMeses"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data.nivelesAtencion === undefined){
const err14 = {instancePath,keyword:"required",params:{missingProperty: "nivelesAtencion"}};
(vErrors ??= []).push(err14);
errors++;
}
if(data.esencial === undefined){
const err15 = {instancePath,keyword:"required",params:{missingProperty: "esencial"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data.precioReferencia === undefined){
const err16 = {instancePath,keyword:"required",params:{missingProperty: "precioReferencia"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data.ivaPorcentaje === undefined){
const err17 = {instancePath,keyword:"required",params:{missingProperty: "ivaPorcentaje"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err18 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 16){
const err19 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err19);
errors++;
}
if(func1(data0) < 1){
const err20 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
if(!pattern0.test(data0)){
const err21 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^\\d{3}\\.\\d{3}\\.\\d{4}(\\.\\d{2})?$"}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.claveLocal !== undefined){
let data1 = data.claveLocal;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err23 = {instancePath:instancePath+"/claveLocal",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/claveLocal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.nombreGenerico !== undefined){
let data2 = data.nombreGenerico;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err25 = {instancePath:instancePath+"/nombreGenerico",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err25);
errors++;
}
if(func1(data2) < 2){
const err26 = {instancePath:instancePath+"/nombreGenerico",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/nombreGenerico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.descripcion !== undefined){
let data3 = data.descripcion;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err28 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err28);
errors++;
}
if(func1(data3) < 3){
const err29 = {instancePath:instancePath+"/descripcion",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.tipo !== undefined){
let data4 = data.tipo;
if(typeof data4 !== "string"){
const err31 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
if(!((((((((data4 === "MEDICAMENTO") || (data4 === "PSICOTROPICO_ESTUPEFACIENTE")) || (data4 === "VACUNA")) || (data4 === "LACTEO")) || (data4 === "MATERIAL_CURACION")) || (data4 === "RADIOLOGICO")) || (data4 === "REACTIVO")) || (data4 === "OTRO"))){
const err32 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.grupoTerapeutico !== undefined){
let data5 = data.grupoTerapeutico;
if(typeof data5 === "string"){
if(func1(data5) > 80){
const err33 = {instancePath:instancePath+"/grupoTerapeutico",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/grupoTerapeutico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.imagenId !== undefined){
let data6 = data.imagenId;
if(typeof data6 === "string"){
if(func1(data6) > 36){
const err35 = {instancePath:instancePath+"/imagenId",keyword:"maxLength",params:{limit: 36}};
(vErrors ??= []).push(err35);
errors++;
}
if(!(formats0(data6))){
const err36 = {instancePath:instancePath+"/imagenId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/imagenId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.concentracion !== undefined){
let data7 = data.concentracion;
if(typeof data7 === "string"){
if(func1(data7) > 80){
const err38 = {instancePath:instancePath+"/concentracion",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/concentracion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.presentacion !== undefined){
let data8 = data.presentacion;
if(typeof data8 === "string"){
if(func1(data8) > 120){
const err40 = {instancePath:instancePath+"/presentacion",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/presentacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.viaAdministracionDefault !== undefined){
let data9 = data.viaAdministracionDefault;
if(typeof data9 !== "string"){
const err42 = {instancePath:instancePath+"/viaAdministracionDefault",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
if(!(((((((((((((((((data9 === "ORAL") || (data9 === "SUBLINGUAL")) || (data9 === "IV")) || (data9 === "IM")) || (data9 === "SC")) || (data9 === "ID")) || (data9 === "TOPICA")) || (data9 === "OFTALMICA")) || (data9 === "OTICA")) || (data9 === "NASAL")) || (data9 === "INHALADA")) || (data9 === "RECTAL")) || (data9 === "VAGINAL")) || (data9 === "SNG")) || (data9 === "EPIDURAL")) || (data9 === "INTRATECAL")) || (data9 === "TRANSDERMICA"))){
const err43 = {instancePath:instancePath+"/viaAdministracionDefault",keyword:"enum",params:{}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.unidadBase !== undefined){
let data10 = data.unidadBase;
if(typeof data10 !== "string"){
const err44 = {instancePath:instancePath+"/unidadBase",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err44);
errors++;
}
if(!((((((((((((data10 === "ENVASE") || (data10 === "PIEZA")) || (data10 === "TABLETA")) || (data10 === "CAPSULA")) || (data10 === "AMPOLLETA")) || (data10 === "FRASCO")) || (data10 === "SOBRE")) || (data10 === "ML")) || (data10 === "DOSIS")) || (data10 === "PAR")) || (data10 === "ROLLO")) || (data10 === "PRUEBA"))){
const err45 = {instancePath:instancePath+"/unidadBase",keyword:"enum",params:{}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.contenidoEnvase !== undefined){
let data11 = data.contenidoEnvase;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err46 = {instancePath:instancePath+"/contenidoEnvase",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err46);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/contenidoEnvase",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err47);
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err48 = {instancePath:instancePath+"/contenidoEnvase",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err48);
errors++;
}
}
}
if(data.unidadContenido !== undefined){
let data12 = data.unidadContenido;
if(typeof data12 !== "string"){
const err49 = {instancePath:instancePath+"/unidadContenido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
if(!((((((((((((((((((((((((data12 === "mcg") || (data12 === "mg")) || (data12 === "g")) || (data12 === "UI")) || (data12 === "mEq")) || (data12 === "mmol")) || (data12 === "mL")) || (data12 === "gota")) || (data12 === "tableta")) || (data12 === "comprimido")) || (data12 === "gragea")) || (data12 === "cápsula")) || (data12 === "sobre")) || (data12 === "supositorio")) || (data12 === "óvulo")) || (data12 === "parche")) || (data12 === "ampolleta")) || (data12 === "frasco ámpula")) || (data12 === "jeringa")) || (data12 === "frasco")) || (data12 === "pieza")) || (data12 === "dosis")) || (data12 === "disparo")) || (data12 === "aplicación"))){
const err50 = {instancePath:instancePath+"/unidadContenido",keyword:"enum",params:{}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.volumenUnidad !== undefined){
let data13 = data.volumenUnidad;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err51 = {instancePath:instancePath+"/volumenUnidad",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err51);
errors++;
}
if(data13 < 0.001 || isNaN(data13)){
const err52 = {instancePath:instancePath+"/volumenUnidad",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
(vErrors ??= []).push(err52);
errors++;
}
if(decimalPlaces(data13) > 3){
const err53 = {instancePath:instancePath+"/volumenUnidad",keyword:"multipleOf",params:{multipleOf: 0.001}};
(vErrors ??= []).push(err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/volumenUnidad",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.fraccionable !== undefined){
if(typeof data.fraccionable !== "boolean"){
const err55 = {instancePath:instancePath+"/fraccionable",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.fraccion !== undefined){
let data15 = data.fraccion;
if(typeof data15 !== "string"){
const err56 = {instancePath:instancePath+"/fraccion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err56);
errors++;
}
if(!((((((data15 === "I") || (data15 === "II")) || (data15 === "III")) || (data15 === "IV")) || (data15 === "V")) || (data15 === "VI"))){
const err57 = {instancePath:instancePath+"/fraccion",keyword:"enum",params:{}};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.antibiotico !== undefined){
if(typeof data.antibiotico !== "boolean"){
const err58 = {instancePath:instancePath+"/antibiotico",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.altoRiesgo !== undefined){
if(typeof data.altoRiesgo !== "boolean"){
const err59 = {instancePath:instancePath+"/altoRiesgo",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.lasa !== undefined){
if(typeof data.lasa !== "boolean"){
const err60 = {instancePath:instancePath+"/lasa",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.redFria !== undefined){
if(typeof data.redFria !== "boolean"){
const err61 = {instancePath:instancePath+"/redFria",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.tempMin !== undefined){
let data20 = data.tempMin;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 40 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/tempMin",keyword:"maximum",params:{comparison: "<=", limit: 40}};
(vErrors ??= []).push(err62);
errors++;
}
if(data20 < -80 || isNaN(data20)){
const err63 = {instancePath:instancePath+"/tempMin",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err63);
errors++;
}
if(decimalPlaces(data20) > 1){
const err64 = {instancePath:instancePath+"/tempMin",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/tempMin",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err65);
errors++;
}
}
if(data.tempMax !== undefined){
let data21 = data.tempMax;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 40 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/tempMax",keyword:"maximum",params:{comparison: "<=", limit: 40}};
(vErrors ??= []).push(err66);
errors++;
}
if(data21 < -80 || isNaN(data21)){
const err67 = {instancePath:instancePath+"/tempMax",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err67);
errors++;
}
if(decimalPlaces(data21) > 1){
const err68 = {instancePath:instancePath+"/tempMax",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/tempMax",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.requiereLote !== undefined){
if(typeof data.requiereLote !== "boolean"){
const err70 = {instancePath:instancePath+"/requiereLote",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.requiereCaducidad !== undefined){
if(typeof data.requiereCaducidad !== "boolean"){
const err71 = {instancePath:instancePath+"/requiereCaducidad",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.vidaUtilMinimaMeses !== undefined){
let data24 = data.vidaUtilMinimaMeses;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err72 = {instancePath:instancePath+"/vidaUtilMinimaMeses",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err72);
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 60 || isNaN(data24)){
const err73 = {instancePath:instancePath+"/vidaUtilMinimaMeses",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err73);
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err74 = {instancePath:instancePath+"/vidaUtilMinimaMeses",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err74);
errors++;
}
}
}
if(data.nivelesAtencion !== undefined){
let data25 = data.nivelesAtencion;
if(Array.isArray(data25)){
if(data25.length > 3){
const err75 = {instancePath:instancePath+"/nivelesAtencion",keyword:"maxItems",params:{limit: 3}};
(vErrors ??= []).push(err75);
errors++;
}
if(data25.length < 1){
const err76 = {instancePath:instancePath+"/nivelesAtencion",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err76);
errors++;
}
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err77 = {instancePath:instancePath+"/nivelesAtencion/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err77);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 3 || isNaN(data26)){
const err78 = {instancePath:instancePath+"/nivelesAtencion/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 3}};
(vErrors ??= []).push(err78);
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err79 = {instancePath:instancePath+"/nivelesAtencion/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err79);
errors++;
}
}
}
let i1 = data25.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data25[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err80 = {instancePath:instancePath+"/nivelesAtencion",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err80);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err81 = {instancePath:instancePath+"/nivelesAtencion",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.restriccionUnidades !== undefined){
let data27 = data.restriccionUnidades;
if(Array.isArray(data27)){
if(data27.length > 500){
const err82 = {instancePath:instancePath+"/restriccionUnidades",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err82);
errors++;
}
const len1 = data27.length;
for(let i2=0; i2<len1; i2++){
let data28 = data27[i2];
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err83 = {instancePath:instancePath+"/restriccionUnidades/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err83);
errors++;
}
}
let i3 = data27.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data27[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err84 = {instancePath:instancePath+"/restriccionUnidades",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err84);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err85 = {instancePath:instancePath+"/restriccionUnidades",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err85);
errors++;
}
}
if(data.especialidadesAutorizadas !== undefined){
let data29 = data.especialidadesAutorizadas;
if(Array.isArray(data29)){
if(data29.length > 100){
const err86 = {instancePath:instancePath+"/especialidadesAutorizadas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err86);
errors++;
}
const len2 = data29.length;
for(let i4=0; i4<len2; i4++){
let data30 = data29[i4];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err87 = {instancePath:instancePath+"/especialidadesAutorizadas/" + i4,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err87);
errors++;
}
}
let i5 = data29.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data29[i5];
if(!(((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2))) && (isFinite(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err88 = {instancePath:instancePath+"/especialidadesAutorizadas",keyword:"uniqueItems",params:{i: i5, j: j2}};
(vErrors ??= []).push(err88);
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err89 = {instancePath:instancePath+"/especialidadesAutorizadas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err89);
errors++;
}
}
if(data.esencial !== undefined){
if(typeof data.esencial !== "boolean"){
const err90 = {instancePath:instancePath+"/esencial",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err90);
errors++;
}
}
if(data.clasificacionVen !== undefined){
let data32 = data.clasificacionVen;
if(typeof data32 !== "string"){
const err91 = {instancePath:instancePath+"/clasificacionVen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err91);
errors++;
}
if(!(((data32 === "VITAL") || (data32 === "ESENCIAL")) || (data32 === "NO_ESENCIAL"))){
const err92 = {instancePath:instancePath+"/clasificacionVen",keyword:"enum",params:{}};
(vErrors ??= []).push(err92);
errors++;
}
}
if(data.sustitutoIds !== undefined){
let data33 = data.sustitutoIds;
if(Array.isArray(data33)){
if(data33.length > 20){
const err93 = {instancePath:instancePath+"/sustitutoIds",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err93);
errors++;
}
const len3 = data33.length;
for(let i6=0; i6<len3; i6++){
let data34 = data33[i6];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err94 = {instancePath:instancePath+"/sustitutoIds/" + i6,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err94);
errors++;
}
}
let i7 = data33.length;
let j3;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data33[i7];
if(!(((typeof item3 == "number") && (!(item3 % 1) && !isNaN(item3))) && (isFinite(item3)))){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
const err95 = {instancePath:instancePath+"/sustitutoIds",keyword:"uniqueItems",params:{i: i7, j: j3}};
(vErrors ??= []).push(err95);
errors++;
break;
}
indices3[item3] = i7;
}
}
}
else {
const err96 = {instancePath:instancePath+"/sustitutoIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err96);
errors++;
}
}
if(data.dosisMaximaDia !== undefined){
let data35 = data.dosisMaximaDia;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 1000000 || isNaN(data35)){
const err97 = {instancePath:instancePath+"/dosisMaximaDia",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err97);
errors++;
}
if(data35 < 0.001 || isNaN(data35)){
const err98 = {instancePath:instancePath+"/dosisMaximaDia",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
(vErrors ??= []).push(err98);
errors++;
}
if(decimalPlaces(data35) > 3){
const err99 = {instancePath:instancePath+"/dosisMaximaDia",keyword:"multipleOf",params:{multipleOf: 0.001}};
(vErrors ??= []).push(err99);
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/dosisMaximaDia",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err100);
errors++;
}
}
if(data.unidadDosis !== undefined){
let data36 = data.unidadDosis;
if(typeof data36 !== "string"){
const err101 = {instancePath:instancePath+"/unidadDosis",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err101);
errors++;
}
if(!((((((((((((((((((((((((data36 === "mcg") || (data36 === "mg")) || (data36 === "g")) || (data36 === "UI")) || (data36 === "mEq")) || (data36 === "mmol")) || (data36 === "mL")) || (data36 === "gota")) || (data36 === "tableta")) || (data36 === "comprimido")) || (data36 === "gragea")) || (data36 === "cápsula")) || (data36 === "sobre")) || (data36 === "supositorio")) || (data36 === "óvulo")) || (data36 === "parche")) || (data36 === "ampolleta")) || (data36 === "frasco ámpula")) || (data36 === "jeringa")) || (data36 === "frasco")) || (data36 === "pieza")) || (data36 === "dosis")) || (data36 === "disparo")) || (data36 === "aplicación"))){
const err102 = {instancePath:instancePath+"/unidadDosis",keyword:"enum",params:{}};
(vErrors ??= []).push(err102);
errors++;
}
}
if(data.contraindicadoEmbarazo !== undefined){
if(typeof data.contraindicadoEmbarazo !== "boolean"){
const err103 = {instancePath:instancePath+"/contraindicadoEmbarazo",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err103);
errors++;
}
}
if(data.pediatrico !== undefined){
if(typeof data.pediatrico !== "boolean"){
const err104 = {instancePath:instancePath+"/pediatrico",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err104);
errors++;
}
}
if(data.precioReferencia !== undefined){
let data39 = data.precioReferencia;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 9999999999 || isNaN(data39)){
const err105 = {instancePath:instancePath+"/precioReferencia",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}};
(vErrors ??= []).push(err105);
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err106 = {instancePath:instancePath+"/precioReferencia",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err106);
errors++;
}
if(decimalPlaces(data39) > 4){
const err107 = {instancePath:instancePath+"/precioReferencia",keyword:"multipleOf",params:{multipleOf: 0.0001}};
(vErrors ??= []).push(err107);
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/precioReferencia",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err108);
errors++;
}
}
if(data.ivaPorcentaje !== undefined){
let data40 = data.ivaPorcentaje;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 100 || isNaN(data40)){
const err109 = {instancePath:instancePath+"/ivaPorcentaje",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err109);
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err110 = {instancePath:instancePath+"/ivaPorcentaje",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err110);
errors++;
}
if(decimalPlaces(data40) > 2){
const err111 = {instancePath:instancePath+"/ivaPorcentaje",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err111);
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/ivaPorcentaje",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err112);
errors++;
}
}
if(data.partidaPresupuestal !== undefined){
let data41 = data.partidaPresupuestal;
if(typeof data41 === "string"){
if(func1(data41) > 5){
const err113 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err113);
errors++;
}
if(!pattern1.test(data41)){
const err114 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"pattern",params:{pattern: "^\\d{4,5}$"}};
(vErrors ??= []).push(err114);
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err115);
errors++;
}
}
if(data.codigosBarras !== undefined){
let data42 = data.codigosBarras;
if(Array.isArray(data42)){
if(data42.length > 50){
const err116 = {instancePath:instancePath+"/codigosBarras",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err116);
errors++;
}
const len4 = data42.length;
for(let i8=0; i8<len4; i8++){
let data43 = data42[i8];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.gtin === undefined){
const err117 = {instancePath:instancePath+"/codigosBarras/" + i8,keyword:"required",params:{missingProperty: "gtin"}};
(vErrors ??= []).push(err117);
errors++;
}
for(const key1 in data43){
if(!(((key1 === "gtin") || (key1 === "contenido")) || (key1 === "marca"))){
const err118 = {instancePath:instancePath+"/codigosBarras/" + i8,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err118);
errors++;
}
}
if(data43.gtin !== undefined){
let data44 = data43.gtin;
if(typeof data44 === "string"){
if(func1(data44) > 14){
const err119 = {instancePath:instancePath+"/codigosBarras/" + i8+"/gtin",keyword:"maxLength",params:{limit: 14}};
(vErrors ??= []).push(err119);
errors++;
}
if(func1(data44) < 1){
const err120 = {instancePath:instancePath+"/codigosBarras/" + i8+"/gtin",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err120);
errors++;
}
if(!pattern2.test(data44)){
const err121 = {instancePath:instancePath+"/codigosBarras/" + i8+"/gtin",keyword:"pattern",params:{pattern: "^\\d{8,14}$"}};
(vErrors ??= []).push(err121);
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/codigosBarras/" + i8+"/gtin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err122);
errors++;
}
}
if(data43.contenido !== undefined){
let data45 = data43.contenido;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err123 = {instancePath:instancePath+"/codigosBarras/" + i8+"/contenido",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err123);
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 1 || isNaN(data45)){
const err124 = {instancePath:instancePath+"/codigosBarras/" + i8+"/contenido",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err124);
errors++;
}
}
}
if(data43.marca !== undefined){
let data46 = data43.marca;
if(typeof data46 === "string"){
if(func1(data46) > 80){
const err125 = {instancePath:instancePath+"/codigosBarras/" + i8+"/marca",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err125);
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/codigosBarras/" + i8+"/marca",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err126);
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/codigosBarras/" + i8,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err127);
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/codigosBarras",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err128);
errors++;
}
}
}
else {
const err129 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err129);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
