// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, time, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUnidad: Validator = validate0;

const schema0 = {"type":"object","properties":{"clues":{"type":"string","minLength":1,"maxLength":11,"pattern":"^[A-Z]{2}[A-Z]{3}\\d{6}$"},"nombre":{"type":"string","minLength":3,"maxLength":150},"nombreCorto":{"type":"string","maxLength":40},"unidadTipoId":{"type":"integer"},"jurisdiccionId":{"type":"integer"},"domicilio":{"type":"object","properties":{"calle":{"type":"string","minLength":1,"maxLength":120},"numeroExterior":{"type":"string","maxLength":15},"numeroInterior":{"type":"string","maxLength":15},"codigoPostal":{"type":"string","maxLength":5,"pattern":"^\\d{5}$"},"estadoClave":{"type":"string","minLength":1,"maxLength":2},"municipioId":{"type":"integer"},"coloniaId":{"type":"integer"},"coloniaTexto":{"type":"string","maxLength":100},"entreCalles":{"type":"string","maxLength":160},"referencias":{"type":"string","maxLength":300},"latitud":{"type":"number","minimum":-90,"maximum":90,"multipleOf":0.000001},"longitud":{"type":"number","minimum":-180,"maximum":180,"multipleOf":0.000001}},"required":["calle","estadoClave","municipioId"],"additionalProperties":false},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120},"unidadAbastecedoraId":{"type":"integer"},"conectividad":{"type":"string","enum":["BUENA","INTERMITENTE","SIN_CONEXION"]},"estatusOperacion":{"type":"string","enum":["EN_OPERACION","SUSPENDIDA","CERRADA"]},"zonaHoraria":{"type":"string","minLength":1,"maxLength":40},"horarioAtencion":{"type":"array","items":{"type":"object","properties":{"dia":{"type":"integer","minimum":1,"maximum":7},"abre":{"type":"string","format":"time"},"cierra":{"type":"string","format":"time"}},"required":["dia","abre","cierra"],"additionalProperties":false},"maxItems":21},"responsablePersonalId":{"type":"integer"},"responsableSanitarioId":{"type":"integer"}},"required":["clues","nombre","unidadTipoId","domicilio","conectividad","estatusOperacion","zonaHoraria"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[A-Z]{2}[A-Z]{3}\\d{6}$", "u");
const pattern1 = new RegExp("^\\d{5}$", "u");
const pattern2 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
const formats0 = email;
const formats2 = time;

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
if(data.clues === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clues"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.unidadTipoId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "unidadTipoId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.domicilio === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "domicilio"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.conectividad === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "conectividad"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.estatusOperacion === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "estatusOperacion"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.zonaHoraria === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "zonaHoraria"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.clues !== undefined){
let data0 = data.clues;
if(typeof data0 === "string"){
if(func1(data0) > 11){
const err8 = {instancePath:instancePath+"/clues",keyword:"maxLength",params:{limit: 11}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/clues",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data0)){
const err10 = {instancePath:instancePath+"/clues",keyword:"pattern",params:{pattern: "^[A-Z]{2}[A-Z]{3}\\d{6}$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/clues",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 150){
const err12 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 150}};
(vErrors ??= []).push(err12);
errors++;
}
if(func1(data1) < 3){
const err13 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.nombreCorto !== undefined){
let data2 = data.nombreCorto;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err15 = {instancePath:instancePath+"/nombreCorto",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/nombreCorto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.unidadTipoId !== undefined){
let data3 = data.unidadTipoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/unidadTipoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data4 = data.jurisdiccionId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.domicilio !== undefined){
let data5 = data.domicilio;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.calle === undefined){
const err19 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "calle"}};
(vErrors ??= []).push(err19);
errors++;
}
if(data5.estadoClave === undefined){
const err20 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "estadoClave"}};
(vErrors ??= []).push(err20);
errors++;
}
if(data5.municipioId === undefined){
const err21 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "municipioId"}};
(vErrors ??= []).push(err21);
errors++;
}
for(const key1 in data5){
if(!(func0.call(schema0.properties.domicilio.properties, key1))){
const err22 = {instancePath:instancePath+"/domicilio",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data5.calle !== undefined){
let data6 = data5.calle;
if(typeof data6 === "string"){
if(func1(data6) > 120){
const err23 = {instancePath:instancePath+"/domicilio/calle",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data6) < 1){
const err24 = {instancePath:instancePath+"/domicilio/calle",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/domicilio/calle",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data5.numeroExterior !== undefined){
let data7 = data5.numeroExterior;
if(typeof data7 === "string"){
if(func1(data7) > 15){
const err26 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data5.numeroInterior !== undefined){
let data8 = data5.numeroInterior;
if(typeof data8 === "string"){
if(func1(data8) > 15){
const err28 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data5.codigoPostal !== undefined){
let data9 = data5.codigoPostal;
if(typeof data9 === "string"){
if(func1(data9) > 5){
const err30 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err30);
errors++;
}
if(!pattern1.test(data9)){
const err31 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data5.estadoClave !== undefined){
let data10 = data5.estadoClave;
if(typeof data10 === "string"){
if(func1(data10) > 2){
const err33 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err33);
errors++;
}
if(func1(data10) < 1){
const err34 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data5.municipioId !== undefined){
let data11 = data5.municipioId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err36 = {instancePath:instancePath+"/domicilio/municipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data5.coloniaId !== undefined){
let data12 = data5.coloniaId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/domicilio/coloniaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data5.coloniaTexto !== undefined){
let data13 = data5.coloniaTexto;
if(typeof data13 === "string"){
if(func1(data13) > 100){
const err38 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data5.entreCalles !== undefined){
let data14 = data5.entreCalles;
if(typeof data14 === "string"){
if(func1(data14) > 160){
const err40 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"maxLength",params:{limit: 160}};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data5.referencias !== undefined){
let data15 = data5.referencias;
if(typeof data15 === "string"){
if(func1(data15) > 300){
const err42 = {instancePath:instancePath+"/domicilio/referencias",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/domicilio/referencias",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data5.latitud !== undefined){
let data16 = data5.latitud;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 90 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/domicilio/latitud",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err44);
errors++;
}
if(data16 < -90 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/domicilio/latitud",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err45);
errors++;
}
if(decimalPlaces(data16) > 6){
const err46 = {instancePath:instancePath+"/domicilio/latitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/domicilio/latitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data5.longitud !== undefined){
let data17 = data5.longitud;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 180 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/domicilio/longitud",keyword:"maximum",params:{comparison: "<=", limit: 180}};
(vErrors ??= []).push(err48);
errors++;
}
if(data17 < -180 || isNaN(data17)){
const err49 = {instancePath:instancePath+"/domicilio/longitud",keyword:"minimum",params:{comparison: ">=", limit: -180}};
(vErrors ??= []).push(err49);
errors++;
}
if(decimalPlaces(data17) > 6){
const err50 = {instancePath:instancePath+"/domicilio/longitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/domicilio/longitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/domicilio",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.telefono !== undefined){
let data18 = data.telefono;
if(typeof data18 === "string"){
if(func1(data18) > 16){
const err53 = {instancePath:instancePath+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err53);
errors++;
}
if(!pattern2.test(data18)){
const err54 = {instancePath:instancePath+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.correo !== undefined){
let data19 = data.correo;
if(typeof data19 === "string"){
if(func1(data19) > 120){
const err56 = {instancePath:instancePath+"/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err56);
errors++;
}
if(!(formats0(data19))){
const err57 = {instancePath:instancePath+"/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.unidadAbastecedoraId !== undefined){
let data20 = data.unidadAbastecedoraId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err59 = {instancePath:instancePath+"/unidadAbastecedoraId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.conectividad !== undefined){
let data21 = data.conectividad;
if(typeof data21 !== "string"){
const err60 = {instancePath:instancePath+"/conectividad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err60);
errors++;
}
if(!(((data21 === "BUENA") || (data21 === "INTERMITENTE")) || (data21 === "SIN_CONEXION"))){
const err61 = {instancePath:instancePath+"/conectividad",keyword:"enum",params:{}};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.estatusOperacion !== undefined){
let data22 = data.estatusOperacion;
if(typeof data22 !== "string"){
const err62 = {instancePath:instancePath+"/estatusOperacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err62);
errors++;
}
if(!(((data22 === "EN_OPERACION") || (data22 === "SUSPENDIDA")) || (data22 === "CERRADA"))){
const err63 = {instancePath:instancePath+"/estatusOperacion",keyword:"enum",params:{}};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.zonaHoraria !== undefined){
let data23 = data.zonaHoraria;
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err64 = {instancePath:instancePath+"/zonaHoraria",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err64);
errors++;
}
if(func1(data23) < 1){
const err65 = {instancePath:instancePath+"/zonaHoraria",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/zonaHoraria",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data.horarioAtencion !== undefined){
let data24 = data.horarioAtencion;
if(Array.isArray(data24)){
if(data24.length > 21){
const err67 = {instancePath:instancePath+"/horarioAtencion",keyword:"maxItems",params:{limit: 21}};
(vErrors ??= []).push(err67);
errors++;
}
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.dia === undefined){
const err68 = {instancePath:instancePath+"/horarioAtencion/" + i0,keyword:"required",params:{missingProperty: "dia"}};
(vErrors ??= []).push(err68);
errors++;
}
if(data25.abre === undefined){
const err69 = {instancePath:instancePath+"/horarioAtencion/" + i0,keyword:"required",params:{missingProperty: "abre"}};
(vErrors ??= []).push(err69);
errors++;
}
if(data25.cierra === undefined){
const err70 = {instancePath:instancePath+"/horarioAtencion/" + i0,keyword:"required",params:{missingProperty: "cierra"}};
(vErrors ??= []).push(err70);
errors++;
}
for(const key2 in data25){
if(!(((key2 === "dia") || (key2 === "abre")) || (key2 === "cierra"))){
const err71 = {instancePath:instancePath+"/horarioAtencion/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data25.dia !== undefined){
let data26 = data25.dia;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err72 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/dia",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err72);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 7 || isNaN(data26)){
const err73 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/dia",keyword:"maximum",params:{comparison: "<=", limit: 7}};
(vErrors ??= []).push(err73);
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err74 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/dia",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err74);
errors++;
}
}
}
if(data25.abre !== undefined){
let data27 = data25.abre;
if(typeof data27 === "string"){
if(!(formats2(data27))){
const err75 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/abre",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err75);
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/abre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err76);
errors++;
}
}
if(data25.cierra !== undefined){
let data28 = data25.cierra;
if(typeof data28 === "string"){
if(!(formats2(data28))){
const err77 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/cierra",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/horarioAtencion/" + i0+"/cierra",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err78);
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/horarioAtencion/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/horarioAtencion",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.responsablePersonalId !== undefined){
let data29 = data.responsablePersonalId;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err81 = {instancePath:instancePath+"/responsablePersonalId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.responsableSanitarioId !== undefined){
let data30 = data.responsableSanitarioId;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err82 = {instancePath:instancePath+"/responsableSanitarioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err82);
errors++;
}
}
}
else {
const err83 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err83);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
